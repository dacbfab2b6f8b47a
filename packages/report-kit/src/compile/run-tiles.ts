import { dimensionsOf } from '@quaywise/metrics'
import type { KpisPanel } from '../panel.ts'
import { type AnswerRow, compileFor, type Reader } from './answer.ts'
import { type Cell, cellOf, countsOf, isRatioCell, reasonsOf } from './cells.ts'
import { type Column, measureColumn } from './columns.ts'
import { type Compared, comparedWith, compareOf } from './compare/compared-question.ts'
import { inParts, partsOf } from './in-parts.ts'
import type { Question } from './question.ts'

const DAY = 86_400_000

type Tiles = {
  readonly columns: readonly Column[]
  readonly rows: readonly AnswerRow[]
  readonly compare?: Question['window'] | null
}

/**
 * One row a measure: the cell, the rows counted and left out, the latter by reason, a small series over the
 * window (`spark`) and, when asked, the cell of what it is compared with (`compare`).
 */
export const runTiles = async (
  panel: KpisPanel,
  question: Question,
  compare: unknown,
  reader: Reader,
): Promise<Tiles> => {
  const other = compare === undefined ? undefined : await comparedWith(compareOf(compare), question, reader)
  const [{ columns, rows }, series, before] = await Promise.all([
    tileNumbers(panel.measures, question, reader),
    sparkOf(panel.measures, question, reader),
    other ? valuesOf({ ...other.question, measures: comparable(panel.measures, other) }, reader) : undefined,
  ])
  return {
    columns,
    rows: rows.map((row) => {
      const id = String(row.measure)
      const spark = series[id]
      return {
        ...row,
        ...(spark ? { spark } : {}),
        ...(other === undefined ? {} : { compare: before?.[id] ?? null }),
      }
    }),
    ...(other === undefined ? {} : { compare: other?.question.window ?? null }),
  }
}

const MEASURE: Column = { key: 'measure', unit: null, role: 'dimension', type: 'key' }

/** One row a measure: the cell, the rows counted and left out, the latter by reason. */
export const tileNumbers = async (
  measures: readonly string[],
  question: Question,
  reader: Reader,
): Promise<Pick<Tiles, 'columns' | 'rows'>> => {
  const parts = await Promise.all(partsOf(measures).map((part) => partNumbers(part, question, reader)))
  return {
    columns: [MEASURE, ...parts.flatMap(({ columns }) => columns)],
    rows: parts.flatMap(({ rows }) => rows),
  }
}

const partNumbers = async (
  measures: readonly string[],
  question: Question,
  reader: Reader,
): Promise<Pick<Tiles, 'columns' | 'rows'>> => {
  const { sql, params, plan } = await compileFor({ ...question, measures, reasons: true }, reader)
  const row = (await reader.query(sql, params))[0] ?? {}
  const rows = plan.measures.map(
    (planned): AnswerRow => ({
      measure: planned.id,
      ...asRow(cellOf(row, planned)),
      ...countsOf(row, planned),
      reasons: reasonsOf(row, planned),
    }),
  )
  return { columns: plan.measures.map(measureColumn), rows }
}

const comparable = (measures: readonly string[], { needs }: Compared): readonly string[] =>
  measures.filter((id) => needs === undefined || dimensionsOf(id).includes(needs))

const valuesOf = async (question: Question, reader: Reader): Promise<AnswerRow> =>
  question.measures.length > 0 ? ((await inParts(question, question.measures, reader)).rows[0] ?? {}) : {}

const asRow = (cell: Cell): AnswerRow => (isRatioCell(cell) ? { ...cell } : { value: cell })

const plainValueOf = (cell: Cell): Cell => (isRatioCell(cell) ? cell.value : cell)

const sparkOf = async (
  measures: readonly string[],
  question: Question,
  reader: Reader,
): Promise<Readonly<Record<string, (number | null)[]>>> => {
  const span = question.window.to - question.window.from
  const bucket = span <= 3 * DAY ? 'hour' : span <= 120 * DAY ? 'day' : 'month'
  const shown = measures.filter((id) => dimensionsOf(id).includes(bucket))
  if (shown.length === 0) return {}
  const { rows } = await inParts({ ...question, by: [bucket] }, shown, reader)
  return Object.fromEntries(
    shown.map((id) => [id, rows.map((row) => numeric(plainValueOf(row[id] ?? null)))]),
  )
}

const numeric = (cell: Cell): number | null => (typeof cell === 'number' ? cell : null)
