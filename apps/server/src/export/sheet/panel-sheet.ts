import type { Words } from '@quaywise/i18n/words'
import { isRatio as isRatioMeasure, measureOf } from '@quaywise/metrics'
import type { AnswerRow, Column, StreamedAnswer } from '@quaywise/report-kit/compile'
import { cellOf, isRatio } from './cell-values.ts'
import { formatOf, formatOfUnit } from './format-of.ts'
import type { Sheet, SheetCell, SheetColumn } from './sheet.ts'

type Side = { readonly of: Column; readonly which: 'numerator' | 'denominator'; readonly measure: string }

const WIDTHS = { text: 18, plain: 12, count: 12, decimal: 12, percent: 12, instant: 19 } as const
const NAME_WIDTH = 26

/**
 * An answer as a sheet: the columns as they are shown, then both sides of each ratio among them, so that a total
 * can be worked out anew as Σ numerator ÷ Σ denominator.
 */
export const panelSheet = (
  title: string,
  answer: StreamedAnswer,
  words: Words,
  shown?: readonly string[],
): Sheet => {
  const columns = shownColumns(answer.columns, shown)
  const sides = columns.flatMap(sidesOf)
  const line = (row: AnswerRow): readonly SheetCell[] => [
    ...columns.map((column) => cellOf(column, row, words)),
    ...sides.map((side) => sideOf(side, row)),
  ]
  return {
    title,
    columns: [
      ...columns.map((column, at) => columnOf(column, at, words)),
      ...sides.map((s) => sideColumn(s, words)),
    ],
    total: answer.subtotal && totalLine(columns, sides, answer.subtotal, words),
    chunks: lines(answer.rows, line),
  }
}

async function* lines(
  chunks: StreamedAnswer['rows'],
  line: (row: AnswerRow) => readonly SheetCell[],
): AsyncGenerator<readonly (readonly SheetCell[])[]> {
  for await (const rows of chunks) yield rows.map(line)
}

/** The columns that the reader chose in their order; all without a choice. A call's name stands in the column of the call. */
const shownColumns = (
  columns: readonly Column[],
  shown: readonly string[] | undefined,
): readonly Column[] => {
  const own = columns.filter(({ key }) => key !== 'visit_name' || !columns.some((c) => c.key === 'visit'))
  if (!shown) return own
  return shown.flatMap((key) => own.filter((column) => column.key === key))
}

const sidesOf = (of: Column): readonly Side[] => {
  if (of.type !== 'ratio') return []
  const measure = measureOf(of.key)
  if (!isRatioMeasure(measure)) return []
  const [numerator, denominator] = measure.ratio
  return [
    { of, which: 'numerator', measure: numerator },
    { of, which: 'denominator', measure: denominator },
  ]
}

const sideOf = ({ of, which }: Side, row: AnswerRow): SheetCell => {
  const cell = row[of.key]
  return isRatio(cell) ? cell[which] : null
}

const titled = (name: string, unit: string | null, words: Words): string => {
  const told = words.unit(unit)
  return told === '' ? name : `${name} [${told}]`
}

const columnOf = (column: Column, at: number, words: Words): SheetColumn => {
  const format = formatOf(column)
  return {
    title: titled(words.column(column.key), column.unit, words),
    format,
    width: at === 0 ? NAME_WIDTH : WIDTHS[format],
  }
}

const sideColumn = ({ of, measure }: Side, words: Words): SheetColumn => {
  const { unit } = measureOf(measure)
  const format = formatOfUnit(unit)
  const title = `${words.column(of.key)}: ${titled(words.measure(measure), unit, words)}`
  return { title, format, side: true, width: WIDTHS[format] }
}

const totalLine = (
  columns: readonly Column[],
  sides: readonly Side[],
  total: AnswerRow,
  words: Words,
): readonly SheetCell[] => [
  ...columns.map((column, at) =>
    column.role === 'measure' ? cellOf(column, total, words) : at === 0 ? 'Σ' : null,
  ),
  ...sides.map((side) => sideOf(side, total)),
]
