import { dimensionsOf } from '@quaywise/metrics'
import type { KpisPanel } from '../panel.ts'
import { type AnswerRow, answer, compileFor, type Reader } from './answer.ts'
import { type Cell, cellOf, countsOf, isRatioCell, reasonsOf } from './cells.ts'
import { type Column, measureColumn } from './columns.ts'
import type { Question } from './question.ts'
import { RequestError } from './request.ts'
import { type Window, windowOf } from './window.ts'

const DAY = 86_400_000

/**
 * One row a measure: the cell, the rows counted and left out, the latter by reason, a small series over the
 * window (`spark`) and, when asked, the value of another window (`compare`).
 */
export const runTiles = async (
  panel: KpisPanel,
  question: Question,
  compare: unknown,
  reader: Reader,
): Promise<{ columns: readonly Column[]; rows: readonly AnswerRow[] }> => {
  const asked = { ...question, measures: panel.measures, reasons: true }
  const compiled = await compileFor(asked, reader)
  const other = compare === undefined ? undefined : otherWindow(compare, question)
  const [raw, series, before] = await Promise.all([
    reader.query(compiled.sql, compiled.params),
    sparkOf(panel.measures, question, reader),
    other ? answer({ ...question, measures: panel.measures, window: other, scopes: {} }, reader) : undefined,
  ])
  const row = raw[0] ?? {}
  const rows = compiled.plan.measures.map((planned): AnswerRow => {
    const cell = cellOf(row, planned)
    const tile: AnswerRow = {
      measure: planned.id,
      ...asRow(cell),
      ...countsOf(row, planned),
      reasons: reasonsOf(row, planned),
    }
    if (series[planned.id]) tile.spark = series[planned.id] ?? null
    if (before) tile.compare = plainValueOf(before.rows[0]?.[planned.id] ?? null)
    return tile
  })
  const measure: Column = { key: 'measure', unit: null, role: 'dimension', type: 'key' }
  return { columns: [measure, ...compiled.plan.measures.map(measureColumn)], rows }
}

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
  const { rows } = await answer({ ...question, measures: shown, by: [bucket] }, reader)
  return Object.fromEntries(
    shown.map((id) => [id, rows.map((row) => numeric(plainValueOf(row[id] ?? null)))]),
  )
}

const numeric = (cell: Cell): number | null => (typeof cell === 'number' ? cell : null)

/** The window that an answer is held against. Throws `RequestError` where it is none. */
export const otherWindow = (compare: unknown, question: Question): Window => {
  const { from, to } = question.window
  if (compare === 'previous') return { from: from - (to - from), to: from }
  if (compare === 'same-shift-last-week') return { from: from - 7 * DAY, to: to - 7 * DAY }
  const custom =
    typeof compare === 'object' && compare !== null
      ? (compare as { startTime?: unknown; endTime?: unknown })
      : {}
  const window = windowOf(String(custom.startTime), String(custom.endTime), question.zone)
  if (!window)
    throw new RequestError(
      'compare',
      'Compare with previous, same-shift-last-week, or two times of the calendar.',
    )
  return window
}
