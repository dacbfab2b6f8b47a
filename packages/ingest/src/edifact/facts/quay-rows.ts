import type { CheCycleFact, Epoch, WorkInstructionFact } from '@quaywise/domain'
import { BLANK_LIFT } from './blank-cycle.ts'
import type { BoxWord } from './box-word.ts'
import type { QuayMove } from './quay-move.ts'
import { SOURCE, type Telling } from './telling.ts'

/** The greatest bay that the columns of machines hold. */
const LAST_BAY = 255

/** Since when the message speaks of a move: among reports of one move the later one is right. */
export const toldAt = (move: QuayMove, { at }: Telling): Epoch => at ?? move.at

/** A word on a move over the quay. */
export type MoveWord = Extract<BoxWord, { readonly move: unknown }>
/** The container that was moved: of which terminal, its stay, and how long it is. */
type MovedUnit = { readonly terminalId: string; readonly unitId: string; readonly lengthFt: number }

/** The instruction that a report confirms, or cancels. What is not told of it, machines and queue, stays empty. */
export const instructionOf = (word: MoveWord, { terminalId, unitId }: MovedUnit): WorkInstructionFact => {
  const [from, to] = placesOf(word)
  const { op, visitId } = word.move
  const discharged = op === 'DISC'
  return {
    ...{ terminal_id: terminalId, wi_id: word.id, unit_id: unitId, op, visit_id: visitId },
    ...{ wq_id: '', qc_id: '', block_id: '', truck_visit_id: '', seq_plan: 0, seq_actual: 0 },
    ...{ from_loc: from, to_loc: to, twin_wi: '', priority: 0, cancelled: word.cancels ? 1 : 0 },
    ...{ due_at: null, created_at: word.toldAt, dispatched_at: null, started_at: null },
    ...{ picked_at: discharged ? word.at : null, delivered_at: discharged ? null : word.at },
    ...{ confirmed_at: word.at, source: SOURCE },
  }
}

/**
 * The lift of the quay that a report tells: a box, at an instant, without a crane and without hours. One that is taken
 * back is no box.
 */
export const liftOf = (word: MoveWord, { terminalId, unitId, lengthFt }: MovedUnit): CheCycleFact => {
  const [from, to] = placesOf(word)
  const { cell, at } = word
  const { op, visitId } = word.move
  const restow = op === 'RESTOW_QUAY' || op === 'RESTOW_SHIP'
  const box = word.cancels ? 0 : 1
  return {
    ...BLANK_LIFT,
    ...{ terminal_id: terminalId, cycle_id: word.id, op, visit_id: visitId },
    ...{ started_at: at, ended_at: at, lift_kind: box === 1 ? 'BOX' : 'ABORTED' },
    ...{ boxes: box, crane_boxes: box, throughput_boxes: restow ? 0 : box },
    teu: restow ? 0 : Math.fround((box * lengthFt) / 20),
    restow_reason: restow ? 'CARRIER' : '',
    bay: cell && cell.bay <= LAST_BAY ? cell.bay : 0,
    ...{ row: cell?.row ?? 0, tier: cell?.tier ?? 0 },
    deck_hold: cell ? (cell.tier >= 70 ? 'DECK' : 'HOLD') : '',
    ...{ unit_ids: [unitId], from_loc: from, to_loc: to },
  }
}

/** The cell on board is where a discharged container comes from and where a loaded one goes to. */
const placesOf = ({ move, cell }: MoveWord): readonly [from: string, to: string] => {
  const code = cell?.code ?? ''
  return move.op === 'DISC' ? [code, ''] : ['', code]
}
