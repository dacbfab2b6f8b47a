import { isRatio, measureOf } from '@quaywise/metrics'
import type { AnswerRow, StreamedAnswer } from '@quaywise/report-kit/compile'
import type { FileTexts } from '../texts.ts'
import { numberIn } from './cell-values.ts'
import { formatOfUnit } from './format-of.ts'
import type { Sheet, SheetCell } from './sheet.ts'

/** Tiles as a sheet: a measure a row, with its unit, both sides of its ratio, and the rows that it counted and left out. */
export const tilesSheet = (title: string, answer: StreamedAnswer, { text, words }: FileTexts): Sheet => ({
  title,
  columns: [
    { title: text('export.measure'), format: 'text', width: 34 },
    { title: text('export.value'), format: 'decimal', width: 14 },
    { title: text('export.unit'), format: 'text', width: 10 },
    { title: text('report.compare'), format: 'decimal', width: 14 },
    { title: text('report.numerator'), format: 'decimal', width: 14, side: true },
    { title: text('report.denominator'), format: 'decimal', width: 14, side: true },
    { title: text('report.rows.counted'), format: 'count', width: 14, side: true },
    { title: text('report.rows.excluded'), format: 'count', width: 14, side: true },
  ],
  chunks: lines(answer.rows, (row) => line(row, words)),
})

async function* lines(
  chunks: StreamedAnswer['rows'],
  of: (row: AnswerRow) => readonly SheetCell[],
): AsyncGenerator<readonly (readonly SheetCell[])[]> {
  for await (const rows of chunks) yield rows.map(of)
}

const line = (row: AnswerRow, words: FileTexts['words']): readonly SheetCell[] => {
  const id = String(row.measure ?? '')
  const measure = measureOf(id)
  const as = formatOfUnit(measure.unit, isRatio(measure))
  const [numerator, denominator] = isRatio(measure) ? measure.ratio : []
  const side = (of: string | undefined, cell: AnswerRow[string] | undefined): SheetCell =>
    of === undefined ? null : { value: numberIn(cell), as: formatOfUnit(measureOf(of).unit) }
  return [
    words.measure(id),
    { value: typeof row.value === 'string' ? row.value : numberIn(row.value), as },
    words.unit(measure.unit),
    { value: numberIn(row.compare), as },
    side(numerator, row.numerator),
    side(denominator, row.denominator),
    numberIn(row.rows),
    numberIn(row.excluded),
  ]
}
