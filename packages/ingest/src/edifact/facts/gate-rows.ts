import type { ContainerVisitFact, Epoch, TruckTransactionFact, TruckVisitFact } from '@quaywise/domain'
import type { GateMove } from '../codeco/codeco.ts'
import { word } from './cargo.ts'
import { instantOf } from './instant.ts'
import type { StayEvent } from './stay-told.ts'
import { SOURCE, type Telling } from './telling.ts'

/** One container through the gate, as a message tells it. */
export type GatePassage = {
  /** Names the passage: a container passes the gate once a day in one direction. */
  readonly id: string
  readonly containerNo: string
  readonly kind: 'RECEIVE' | 'DELIVER'
  readonly at: Epoch
  /** On a truck, as far as is told; trains and barges have no truck visit. */
  readonly byTruck: boolean
}

/** The passage that an item tells; null where it is no container, or does not say which way or when. */
export const passageOf = (item: GateMove, telling: Telling): GatePassage | null => {
  const at = instantOf(item.movedAt, telling.zone) ?? telling.at
  const { containerNo, direction, mode } = item
  if (containerNo === null || direction === null || at === null) return null
  const kind = direction === 'GATE_IN' ? 'RECEIVE' : 'DELIVER'
  const id = `${containerNo}/${kind}/${new Date(at).toISOString().slice(0, 10)}`
  return { id, containerNo, kind, at, byTruck: mode === 'TRUCK' || mode === null }
}

/** The end of a stay that a passage is; the vessel that the message names is the other end of it. */
export const eventOfPassage = ({ kind, at }: GatePassage, visitId: string): StayEvent => ({
  ...{ end: kind === 'RECEIVE' ? 'IN' : 'OUT', mode: 'TRUCK', at, visitId: '' },
  other: { mode: 'VESSEL', visitId },
})

/**
 * The truck of a passage. A message tells one container at one instant, not when the truck came or left: all its
 * stamps are that instant, and measures of trucks leave it out.
 */
export const truckOf = (passage: GatePassage, item: GateMove, telling: Telling): TruckVisitFact => ({
  ...{ terminal_id: telling.terminalId, truck_visit_id: passage.id, company: word(item.haulier) },
  ...{ plate: word(item.plate), driver: '', appointment_id: '', flow: passage.kind, lane: '', lane_out: '' },
  ...{ trouble: telling.cancels ? 1 : 0, trouble_code: telling.cancels ? 'CANCELLED' : '' },
  ...{ arrived_at: passage.at, gate_in_started_at: passage.at, gate_in_at: passage.at },
  ...{ gate_out_started_at: passage.at, gate_out_at: passage.at },
  ...{ source: SOURCE, version: telling.version },
})

/** The transaction of a passage; one that is taken back has no truck, and is not counted. */
export const transactionOf = (
  passage: GatePassage,
  { unit_id, block_id }: ContainerVisitFact,
  { terminalId, cancels }: Telling,
): TruckTransactionFact => ({
  ...{ terminal_id: terminalId, transaction_id: passage.id, truck_visit_id: cancels ? '' : passage.id },
  ...{ kind: passage.kind, unit_id, block_id, rehandles: 0, source: SOURCE },
  ...{ tp_arrived_at: passage.at, service_started_at: passage.at, service_ended_at: passage.at },
})
