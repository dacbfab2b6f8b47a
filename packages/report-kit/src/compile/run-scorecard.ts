import { monthAt, monthOf, monthStart } from '@quaywise/domain'
import type { ScorecardPanel } from '../panel.ts'
import type { AnswerRow, Reader } from './answer.ts'
import { yearToDate } from './compare/months.ts'
import { covered } from './covered.ts'
import { inParts } from './in-parts.ts'
import type { Question } from './question.ts'
import type { Body } from './run-panel.ts'
import { type Targets, targetsOf } from './targets.ts'

/**
 * A row for each month of the window, empty where nothing was counted, with the targets as they held at its end
 * (`targets`, by measure); and beside them the year of the last month up to its end (`toDate`).
 */
export const runScorecard = async (
  { measures }: ScorecardPanel,
  question: Question,
  reader: Reader,
): Promise<Body> => {
  const whole = { ...question, window: yearToDate(question.window, question.zone) }
  const [months, toDate, targets] = await Promise.all([
    inParts({ ...question, by: ['month'] }, measures, reader),
    inParts(whole, measures, reader),
    targetsOf(question, reader),
  ])
  const year = toDate.rows[0] ?? {}
  const found = new Map(
    months.rows.map((row) => [String(row.month), covered(row, months, year, question.basis)]),
  )
  const rows = monthsOf(question).map((month) => ({
    ...(found.get(monthOf(month)) ?? { month: monthOf(month) }),
    targets: targetsAt(monthStart(month + 1, question.zone), measures, targets),
  }))
  return { columns: months.columns, rows, toDate: year }
}

const monthsOf = ({ window, zone }: Question): readonly number[] => {
  const [first, last] = [monthAt(window.from, zone), monthAt(window.to - 1, zone)]
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

const targetsAt = (end: number, measures: readonly string[], targets: Targets): AnswerRow[string] =>
  Object.fromEntries(measures.map((measure) => [measure, targets(measure, end)]))
