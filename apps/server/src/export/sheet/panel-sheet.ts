import type { Words } from '@quaywise/i18n/words'
import type { AnswerRow, Column, StreamedAnswer } from '@quaywise/report-kit/compile'
import type { FileTexts } from '../texts.ts'
import { beforeIn, cellOf, numberIn } from './cell-values.ts'
import { formatOf } from './format-of.ts'
import { sidePart, sidesOf } from './ratio-sides.ts'
import type { Sheet, SheetCell } from './sheet.ts'
import { type SheetPart, titled } from './sheet-part.ts'

const WIDTHS = { text: 18, plain: 12, count: 12, decimal: 12, percent: 12, instant: 19 } as const
const NAME_WIDTH = 26

/**
 * An answer as a sheet: the columns as they are shown, what they are compared with, then both sides of each ratio
 * among them, so that a total can be worked out anew as Σ numerator ÷ Σ denominator.
 */
export const panelSheet = (
  title: string,
  answer: StreamedAnswer,
  { text, words }: FileTexts,
  shown?: readonly string[],
): Sheet => {
  const columns = shownColumns(answer.columns, shown)
  const parts = [
    ...columns.flatMap((column, at) => [
      mainPart(column, at, words),
      ...(answer.compare ? comparedParts(column, text('export.before'), words) : []),
    ]),
    ...columns.flatMap(sidesOf).map((side) => sidePart(side, words)),
  ]
  return {
    title,
    columns: parts.map(({ column }) => column),
    total: totalOf(answer, parts, text('scorecard.toDate')),
    chunks: lines(answer.rows, (row) => parts.map(({ cell }) => cell(row))),
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

const mainPart = (column: Column, at: number, words: Words): SheetPart => {
  const format = formatOf(column)
  const title = titled(words.column(column.key), column.unit, words)
  return {
    column: { title, format, width: at === 0 ? NAME_WIDTH : WIDTHS[format] },
    cell: (row) => cellOf(column, row, words),
    total: column.role === 'measure',
  }
}

const comparedParts = (column: Column, before: string, words: Words): readonly SheetPart[] => {
  if (column.role !== 'measure' || (column.type !== 'number' && column.type !== 'ratio')) return []
  const format = formatOf(column)
  const part = (title: string, cell: SheetPart['cell']): SheetPart => ({
    column: { title: titled(title, column.unit, words), format, width: WIDTHS[format] },
    cell,
    total: true,
  })
  const name = words.column(column.key)
  return [
    part(`${name}: ${before}`, (row) => beforeIn(row, column.key)),
    part(`Δ ${name}`, (row) => {
      const [now, then] = [numberIn(row[column.key]), beforeIn(row, column.key)]
      return now === null || then === null ? null : now - then
    }),
  ]
}

/** The row over all rows; of a scorecard the year so far. */
const totalOf = (
  { subtotal, toDate }: StreamedAnswer,
  parts: readonly SheetPart[],
  year: string,
): readonly SheetCell[] | undefined => {
  if (toDate) return totalLine(parts, toDate, year)
  return subtotal && totalLine(parts, subtotal, 'Σ')
}

const totalLine = (parts: readonly SheetPart[], total: AnswerRow, name: string): readonly SheetCell[] =>
  parts.map((part, at) => (part.total ? part.cell(total) : at === 0 ? name : null))
