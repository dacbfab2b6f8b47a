import { dimensionsOf } from '@quaywise/metrics'
import { type AnswerRow, answer, type Reader } from '../answer.ts'
import type { Column } from '../columns.ts'
import { covered } from '../covered.ts'
import type { Question, Restriction } from '../question.ts'
import type { Body } from '../run-panel.ts'
import { comparedRow, rowWithout } from './compared-cells.ts'
import type { Compared } from './compared-question.ts'

/** The most groups that two sides of a comparison may have. */
export const MOST_GROUPS = 100_000
/** Up to these many values a dimension of the page narrows the other side; more would only make the statement long. */
const MOST_VALUES = 1000

type Parts = {
  readonly by: readonly string[]
  readonly labels: readonly string[]
  readonly measures: readonly string[]
}

/** Puts the answer to the other question beside an answer, row by row. */
export const comparedBody = async (
  body: Body,
  question: Question,
  compared: Compared,
  { kind, narrowed }: { readonly kind: string; readonly narrowed: boolean },
  reader: Reader,
): Promise<Body> => {
  const parts = partsOf(body.columns, compared)
  const table = kind === 'table'
  const asked = { ...compared.question, ...otherSide(parts), limit: MOST_GROUPS }
  const page = table
    ? { ...asked, restrictions: [...asked.restrictions, ...rowsOnly(body.rows, parts.by, compared)] }
    : asked
  const some = parts.measures.length > 0
  const [rows, whole] = await Promise.all([
    some && parts.by.length > 0 ? answer(page, reader) : undefined,
    some && (table || parts.by.length === 0)
      ? answer({ ...asked, by: [], attributes: [] }, reader)
      : undefined,
  ])
  const subtotal = whole?.rows[0] ?? {}
  const columns = { columns: body.columns.filter(({ key }) => parts.measures.includes(key)) }
  const others = (rows?.rows ?? whole?.rows ?? []).map((row) =>
    table ? covered(row, columns, subtotal, question.basis) : row,
  )
  return {
    ...body,
    rows: joined(body.rows, others, parts, compared, table),
    // The total of some rows of a table has no counterpart: what they are beside was not chosen by its numbers.
    ...(body.subtotal && !narrowed ? { subtotal: comparedRow(body.subtotal, subtotal, parts.measures) } : {}),
  }
}

const otherSide = ({ by, labels, measures }: Parts) => ({ by, attributes: labels, measures, order: [] })

const partsOf = (columns: readonly Column[], { needs }: Compared): Parts => {
  const keysOf = (role: Column['role']) => columns.filter((c) => c.role === role).map(({ key }) => key)
  const by = keysOf('dimension')
  return {
    by,
    labels: by.includes('visit') ? ['visit_name'] : [],
    measures: columns
      .filter(({ role, type }) => role === 'measure' && (type === 'number' || type === 'ratio'))
      .map(({ key }) => key)
      .filter((id) => needs === undefined || dimensionsOf(id).includes(needs)),
  }
}

/** Restricts the other side to what the rows of a page stand for. */
const rowsOnly = (
  rows: readonly AnswerRow[],
  by: readonly string[],
  { there }: Compared,
): readonly Restriction[] =>
  by.flatMap((dimension) => {
    const values = new Set(rows.map((row) => textOf(row[dimension])).map((v) => there(dimension, v)))
    return values.size > MOST_VALUES ? [] : [{ dimension, values: [...values], of: 'compare' }]
  })

const textOf = (cell: AnswerRow[string] | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell)

const joined = (
  rows: readonly AnswerRow[],
  others: readonly AnswerRow[],
  { by, labels, measures }: Parts,
  compared: Compared,
  pageOnly: boolean,
): readonly AnswerRow[] => {
  const left = new Map(others.map((row) => [nameOf(row, by, compared.here), row]))
  const beside = rows.map((row) => {
    const name = nameOf(row, by, (_, value) => value)
    const other = left.get(name)
    left.delete(name)
    return comparedRow(row, other, measures)
  })
  if (pageOnly) return beside
  const alone = [...left.values()].map((other) => {
    const names = Object.fromEntries([
      ...by.map(
        (id) => [id, textOf(other[id]) === '' ? null : compared.here(id, textOf(other[id]))] as const,
      ),
      ...labels.map((id) => [id, other[id] ?? null] as const),
    ])
    return comparedRow(rowWithout(other, names, measures), other, measures)
  })
  return [...beside, ...alone.filter((row) => by.every((id) => row[id] !== ''))]
}

/** The name of a row by its cuts; hours by their instant, however they are written. */
const nameOf = (row: AnswerRow, by: readonly string[], told: Compared['here']): string =>
  JSON.stringify(
    by.map((id) => {
      const value = told(id, textOf(row[id]))
      return id === 'hour' ? Date.parse(value) : value
    }),
  )
