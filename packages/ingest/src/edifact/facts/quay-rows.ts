import type { CheCycleFact, Epoch, WorkInstructionFact } from '@quaywise/domain'
import type { VesselMove } from '../coarri/coarri.ts'
import { BLANK_LIFT } from './blank-cycle.ts'
import type { QuayMove } from './quay-move.ts'
import { SOURCE, type Telling } from './telling.ts'

/** The greatest bay that the columns of machines hold. */
const LAST_BAY = 255

/** Since when the message speaks of a move: among reports of one move the later one is right. */
export const toldAt = (move: QuayMove, { at }: Telling): Epoch => at ?? move.at

/** The instruction that a report confirms, or cancels. What is not told of it, machines and queue, stays empty. */
export const instructionOf = (
  move: QuayMove,
  item: VesselMove,
  telling: Telling,
  unitId: string,
): WorkInstructionFact => {
  const [from, to] = placesOf(move, item)
  const discharged = move.op === 'DISC'
  return {
    ...{
      terminal_id: telling.terminalId,
      wi_id: move.id,
      unit_id: unitId,
      op: move.op,
      visit_id: move.visitId,
    },
    ...{ wq_id: '', qc_id: '', block_id: '', truck_visit_id: '', seq_plan: 0, seq_actual: 0 },
    ...{ from_loc: from, to_loc: to, twin_wi: '', priority: 0, cancelled: telling.cancels ? 1 : 0 },
    ...{ due_at: null, created_at: toldAt(move, telling), dispatched_at: null, started_at: null },
    ...{ picked_at: discharged ? move.at : null, delivered_at: discharged ? null : move.at },
    ...{ confirmed_at: move.at, source: SOURCE },
  }
}

/**
 * The lift of the quay that a report tells: a box, at an instant, without a crane and without hours. One that is taken
 * back is no box.
 */
export const liftOf = (
  move: QuayMove,
  item: VesselMove,
  telling: Telling,
  stay: { readonly unitId: string; readonly lengthFt: number },
): CheCycleFact => {
  const [from, to] = placesOf(move, item)
  const restow = move.op === 'RESTOW_QUAY' || move.op === 'RESTOW_SHIP'
  const box = telling.cancels ? 0 : 1
  const { position } = item
  return {
    ...BLANK_LIFT,
    ...{ terminal_id: telling.terminalId, cycle_id: move.id, op: move.op, visit_id: move.visitId },
    ...{ started_at: move.at, ended_at: move.at, lift_kind: box === 1 ? 'BOX' : 'ABORTED' },
    ...{ boxes: box, crane_boxes: box, throughput_boxes: restow ? 0 : box },
    teu: restow ? 0 : Math.fround((box * stay.lengthFt) / 20),
    restow_reason: restow ? 'CARRIER' : '',
    bay: position && position.bay <= LAST_BAY ? position.bay : 0,
    ...{ row: position?.row ?? 0, tier: position?.tier ?? 0 },
    deck_hold: position ? (position.tier >= 70 ? 'DECK' : 'HOLD') : '',
    ...{ unit_ids: [stay.unitId], from_loc: from, to_loc: to },
  }
}

/** The cell on board is where a discharged container comes from and where a loaded one goes to. */
const placesOf = ({ op }: QuayMove, { position }: VesselMove): readonly [from: string, to: string] => {
  const cell = position?.code ?? ''
  return op === 'DISC' ? [cell, ''] : ['', cell]
}
