import { measureOf } from '@quaywise/metrics'
import type { Answer, AnswerRow } from './answer.ts'
import { type Cell, isRatioCell, zeroWhereCovered } from './cells.ts'
import type { Question } from './question.ts'

type Basis = Question['basis']

/**
 * A row with zeros where nothing was counted though the answer has data of the kind. Not for a basis on which
 * the row counts nothing at all: a call that belongs to another period has no call numbers, not zeros. A row of which
 * only the other side of ratios is known, as hours of berths are of any day, tells nothing.
 */
export const covered = (
  row: AnswerRow,
  { columns }: Pick<Answer, 'columns'>,
  subtotal: AnswerRow,
  basis: Basis,
): AnswerRow => {
  const measures = columns.filter(({ role }) => role === 'measure').map(({ key }) => key)
  const basisOf = (id: string): Basis => measureOf(id).basis ?? basis
  const present = new Set(measures.filter((id) => isCounted(row[id])).map(basisOf))
  const filled = { ...row }
  for (const id of measures) {
    if (present.has(basisOf(id))) filled[id] = zeroWhereCovered(row[id] ?? null, subtotal[id], id)
    else if (present.size === 0) filled[id] = untold(row[id] ?? null)
  }
  return filled
}

/** Whether anything was counted: of a ratio rows of its numerator, which may be left out as well. */
const isCounted = (cell: Cell | undefined): boolean =>
  isRatioCell(cell) ? cell.rows + cell.excluded > 0 : cell !== null && cell !== undefined

const untold = (cell: Cell): Cell => (isRatioCell(cell) ? { ...cell, value: null, numerator: null } : cell)
