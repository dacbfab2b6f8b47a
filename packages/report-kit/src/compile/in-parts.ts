import { type Answer, type AnswerRow, answer, type Reader } from './answer.ts'
import type { Question } from './question.ts'

/**
 * Measures in one statement. Every dataset of a statement names the columns of all others, so that a statement of many
 * takes the engine longer to understand than to answer.
 */
const AT_ONCE = 6

/** Measures a few at a time, in parts of about one size. */
export const partsOf = (measures: readonly string[]): readonly (readonly string[])[] => {
  const count = Math.ceil(measures.length / AT_ONCE)
  const size = Math.ceil(measures.length / Math.max(1, count))
  return Array.from({ length: count }, (_, at) => measures.slice(at * size, (at + 1) * size))
}

/** The same question about some measures at a time, its rows put together by their cuts and in the order of these. */
export const inParts = async (
  question: Question,
  measures: readonly string[],
  reader: Reader,
): Promise<Pick<Answer, 'columns' | 'rows'>> => {
  const answers = await Promise.all(
    partsOf(measures).map((part) => answer({ ...question, measures: part }, reader)),
  )
  const nameOf = (row: AnswerRow) => question.by.map((id) => String(row[id])).join(' ')
  const rows = new Map<string, AnswerRow>()
  for (const row of answers.flatMap((each) => each.rows))
    rows.set(nameOf(row), { ...rows.get(nameOf(row)), ...row })
  const columns = answers.flatMap((each) => each.columns)
  return {
    columns: columns.filter(({ key }, at) => columns.findIndex((column) => column.key === key) === at),
    rows: [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row),
  }
}
