import { monthAt, monthOf, monthStart } from '@quaywise/domain'
import type { ScorecardPanel } from '../panel.ts'
import { type Answer, type AnswerRow, answer, type Reader } from './answer.ts'
import { yearToDate } from './compare/months.ts'
import { covered } from './covered.ts'
import type { Question } from './question.ts'
import type { Body } from './run-panel.ts'
import { type Targets, targetsOf } from './targets.ts'

/** Measures in one statement. */
const AT_ONCE = 6

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

/** The same question about some measures at a time: a year of all of them is more than one statement should take. */
const inParts = async (
  question: Question,
  measures: readonly string[],
  reader: Reader,
): Promise<Pick<Answer, 'columns' | 'rows'>> => {
  const count = Math.ceil(measures.length / AT_ONCE)
  const parts = Array.from({ length: count }, (_, at) => measures.slice(at * AT_ONCE, (at + 1) * AT_ONCE))
  const answers = await Promise.all(parts.map((part) => answer({ ...question, measures: part }, reader)))
  const nameOf = (row: AnswerRow) => question.by.map((id) => String(row[id])).join(' ')
  const rows = new Map<string, AnswerRow>()
  for (const row of answers.flatMap((each) => each.rows))
    rows.set(nameOf(row), { ...rows.get(nameOf(row)), ...row })
  const columns = answers.flatMap((each) => each.columns)
  return {
    columns: columns.filter(({ key }, at) => columns.findIndex((column) => column.key === key) === at),
    rows: [...rows.values()],
  }
}

const monthsOf = ({ window, zone }: Question): readonly number[] => {
  const [first, last] = [monthAt(window.from, zone), monthAt(window.to - 1, zone)]
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

const targetsAt = (end: number, measures: readonly string[], targets: Targets): AnswerRow[string] =>
  Object.fromEntries(measures.map((measure) => [measure, targets(measure, end)]))
