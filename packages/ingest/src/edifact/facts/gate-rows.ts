import type { Epoch, TruckTransactionFact, TruckVisitFact } from '@quaywise/domain'
import type { GateMove } from '../codeco/codeco.ts'
import type { BoxWord } from './box-word.ts'
import { instantOf } from './instant.ts'
import type { StayEvent } from './stay-told.ts'
import { SOURCE, type Telling } from './telling.ts'

/** A word on a passage of the gate. */
export type PassageWord = Extract<BoxWord, { readonly passage: unknown }>

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
export const truckOf = (word: PassageWord, terminalId: string): TruckVisitFact => ({
  ...{ terminal_id: terminalId, truck_visit_id: word.id, company: word.company },
  ...{ plate: word.plate, driver: '', appointment_id: '', flow: word.passage.kind, lane: '', lane_out: '' },
  ...{ trouble: word.cancels ? 1 : 0, trouble_code: word.cancels ? 'CANCELLED' : '' },
  ...{ arrived_at: word.at, gate_in_started_at: word.at, gate_in_at: word.at },
  ...{ gate_out_started_at: word.at, gate_out_at: word.at },
  ...{ source: SOURCE, version: word.said },
})

/** The transaction of a passage; one that is taken back has no truck, and is not counted. */
export const transactionOf = (
  { id, at, cancels, passage }: PassageWord,
  { terminalId, unitId, blockId }: { terminalId: string; unitId: string; blockId: string },
): TruckTransactionFact => ({
  ...{ terminal_id: terminalId, transaction_id: id, truck_visit_id: cancels ? '' : id },
  ...{ kind: passage.kind, unit_id: unitId, block_id: blockId, rehandles: 0, source: SOURCE },
  ...{ tp_arrived_at: at, service_started_at: at, service_ended_at: at },
})
