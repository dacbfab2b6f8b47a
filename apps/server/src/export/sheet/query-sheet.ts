import type { MetricInfo } from '@quaywise/report-kit/compile'
import type { FileTexts } from '../texts.ts'
import { formulaLines } from './formula-lines.ts'
import { type Asked, queryLines } from './query-lines.ts'
import type { Sheet, SheetCell } from './sheet.ts'

/** What one sheet holds, for the sheet about all of them. */
export type Told = {
  readonly title: string
  readonly rows: number
  /** There were more rows than a sheet holds. */
  readonly cut: boolean
  /** Filters that do not apply to some of its numbers. */
  readonly notApplied: readonly string[]
  /** Conditions on its columns, in words. */
  readonly where: readonly string[]
}

/** The sheet that says what was asked, what each other sheet holds, and how each measure is made. */
export const querySheet = (
  asked: Asked,
  told: readonly Told[],
  measures: readonly string[],
  catalogue: ReadonlyMap<string, MetricInfo>,
  texts: FileTexts,
): Sheet => {
  const { text } = texts
  const rows: readonly (readonly SheetCell[])[] = [
    ...queryLines(asked, texts),
    [],
    [text('export.sheet'), text('export.rows'), text('report.notApplied.means'), text('export.where')],
    ...told.map((one) => toldLine(one, texts)),
    [],
    ...formulaLines(measures, catalogue, texts),
  ]
  return {
    title: text('export.query'),
    columns: [30, 60, 60, 60, 30, 30, 40].map((width, at) => ({
      title: at === 0 ? text('export.query') : '',
      format: 'text' as const,
      width,
    })),
    total: undefined,
    chunks: once(rows),
  }
}

const toldLine = (
  { title, rows, cut, notApplied, where }: Told,
  { text, words }: FileTexts,
): readonly SheetCell[] => [
  title,
  { value: rows, as: 'count' },
  notApplied.map(words.filter).join(', '),
  [...where, ...(cut ? [text('export.cut')] : [])].join('; '),
]

async function* once<T>(rows: T): AsyncGenerator<T> {
  yield rows
}
