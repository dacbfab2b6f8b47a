import { baseMeasureOf, measureOf, scopeOf } from '@quaywise/metrics'
import { compileFor, type Reader } from './answer.ts'
import { reasonsOf } from './cells.ts'
import type { Question } from './question.ts'

/** Rows of a question that one side of a measure leaves out, by reason; nothing where it never leaves any out. */
export const excludedRows = async (
  measure: string,
  side: string,
  question: Question,
  reader: Reader,
): Promise<Readonly<Record<string, number>>> => {
  if (!baseMeasureOf(side).excludes) return {}
  const asked: Question = {
    ...question,
    basis: measureOf(measure).basis ?? question.basis,
    measures: [side],
    by: [],
    attributes: [],
    order: [],
    scopes: scopeOf(measure) === undefined ? {} : question.scopes,
    reasons: true,
  }
  const { sql, params, plan } = await compileFor(asked, reader)
  const [row = {}] = await reader.query(sql, params)
  const [planned] = plan.measures
  return planned ? reasonsOf(row, planned) : {}
}
