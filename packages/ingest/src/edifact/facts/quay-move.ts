import type { Epoch, QuayOp } from '@quaywise/domain'
import type { VesselMove } from '../coarri/coarri.ts'
import { instantOf } from './instant.ts'
import type { StayEvent } from './stay-told.ts'
import type { Telling } from './telling.ts'

/** One container over the quay, as a message tells it: what was done, when, on which call. */
export type QuayMove = {
  /** Names the move for ever: a container is loaded or discharged once on a call. */
  readonly id: string
  readonly containerNo: string
  readonly op: QuayOp
  readonly at: Epoch
  readonly visitId: string
}

/** The move that an item tells; null where it is no container, or does not say what was done or when. */
export const quayMoveOf = (item: VesselMove, telling: Telling, visitId: string): QuayMove | null => {
  const op = quayOpOf(item)
  const at = instantOf(item.movedAt, telling.zone) ?? telling.at
  const containerNo = item.containerNo
  if (containerNo === null || op === null || at === null) return null
  return { id: `${containerNo}/${op}/${visitId}`, containerNo, op, at, visitId }
}

/** A handling code of restowing or shifting wins over the direction of the message. */
const quayOpOf = ({ direction, remarks }: VesselMove): QuayOp | null => {
  const handled = remarks.filter(({ subject }) => subject === 'HAN').map(({ code }) => code)
  if (handled.includes('RES')) return 'RESTOW_QUAY'
  if (handled.includes('SHI')) return 'RESTOW_SHIP'
  return direction === null ? null : direction === 'LOAD' ? 'LOAD' : 'DISC'
}

/** The end of a stay that a move is: restows are none. */
export const eventOfMove = (move: QuayMove, { movement }: VesselMove): StayEvent | null => {
  const { op, at, visitId } = move
  if (op !== 'LOAD' && op !== 'DISC') return null
  const byVessel = movement === 'TRANSSHIPMENT'
  const other = { mode: byVessel ? 'VESSEL' : 'TRUCK', visitId: '' } as const
  return { end: op === 'DISC' ? 'IN' : 'OUT', mode: 'VESSEL', at, visitId, other }
}
