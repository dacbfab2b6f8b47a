import type { MaybeEpoch } from '@quaywise/domain'
import type { EdifactItem } from '../message/item.ts'
import type { Vessel } from '../message/message-head.ts'
import type { Bound } from './call-names.ts'
import type { CallTold } from './call-told.ts'
import { word } from './cargo.ts'
import { instantOf } from './instant.ts'
import { firstInstant, type Telling } from './telling.ts'

/** Messages that are about a call: one that is not known is made of them. */
const MAKES_CALLS = new Set<EdifactItem['type']>(['BAPLIE', 'MOVINS', 'COARRI', 'COPRAR'])

/** Whether an item needs a call, which is made where it is not known. */
export const makesCall = ({ type }: EdifactItem): boolean => MAKES_CALLS.has(type)

/** What an item and its message tell of the call that they speak of. */
export const callOf = (item: EdifactItem, telling: Telling): CallTold => {
  const vessel = 'vessel' in item ? item.vessel : null
  const moved = 'movedAt' in item ? instantOf(item.movedAt, telling.zone) : null
  const direction = 'direction' in item ? item.direction : null
  return toldOf(telling, vessel ?? telling.head.vessel, boundOf(direction, telling), moved)
}

/** The same of a message that has no items. */
export const callOfHead = (telling: Telling): CallTold =>
  toldOf(telling, telling.head.vessel, boundOf(null, telling), null)

const toldOf = (telling: Telling, vessel: Vessel | null, bound: Bound, moved: MaybeEpoch): CallTold => {
  const { head, version } = telling
  const stamps = stampsOf(telling)
  const names = {
    imo: word(vessel?.imo),
    callSign: word(vessel?.callSign),
    vessel: word(vessel?.name),
    voyage: word(vessel?.voyage ?? head.otherVoyage),
    near: stamps.ata ?? stamps.eta ?? moved ?? firstInstant(telling),
  }
  return {
    names,
    bound,
    line: word(vessel?.carrier),
    stamps,
    message: head.message,
    version,
    dated: telling.at !== null,
  }
}

type Direction = 'LOAD' | 'DISCHARGE' | 'GATE_IN' | 'GATE_OUT' | null

/** What is loaded, or comes in through the gate, leaves with the outbound voyage. */
const boundOf = (direction: Direction, telling: Telling): Bound => {
  const { type } = telling.head
  if (type === 'BAPLIE') return isDeparture(telling) ? 'OUT' : 'IN'
  if (type === 'COPARN') return 'OUT'
  if (direction === null) return null
  return direction === 'LOAD' || direction === 'GATE_IN' ? 'OUT' : 'IN'
}

/** Whether a stow plan shows the vessel as it leaves this terminal. */
export const isDeparture = ({ head, locode }: Telling): boolean =>
  head.port === locode && head.nextPort !== locode

/** The stamps of the head that are of this terminal; those of a stow plan on its way are of another port. */
const stampsOf = (telling: Telling): CallTold['stamps'] => {
  const { head, stamps } = telling
  switch (head.type) {
    case 'BAPLIE':
      return isDeparture(telling) ? { ...stamps, eta: null } : { eta: stamps.eta }
    case 'COARRI':
    case 'COPRAR':
    case 'MOVINS':
      return stamps
    default:
      return {}
  }
}
