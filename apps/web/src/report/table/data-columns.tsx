import type { Column, PanelData } from '@quaywise/contract'
import { VISIT_STAMPS } from '@quaywise/domain'
import { Chip, type DataColumn, type Tone } from '@quaywise/ui'
import type { ReactNode } from 'react'
import { nameIn, numberIn, type Row } from '../data/cell.ts'
import { isRecounted, RECOUNTED, toldIn } from '../scorecard/score-months.ts'
import type { Words } from '../words/use-words.ts'
import { cellText } from './cell-text.ts'
import { columnWidth, headUnit, shortTitle } from './column-width.ts'

const BARS: Readonly<Record<string, Tone>> = { gmph: 'neutral', wait_agv_minutes: 'waitAgv', bmph: 'neutral' }

const STAMPS: ReadonlyMap<string, string> = new Map(
  VISIT_STAMPS.map(({ key, dcsa, tic }) => [key, `DCSA ${dcsa}\nTIC4.0 ${tic}`]),
)

interface ColumnNeeds {
  readonly words: Words
  readonly data: PanelData
  readonly sortable: boolean
  readonly warning: (count: number) => string
  /** What is said of a number that was reported as another than it is now. */
  readonly differs: (now: string) => string
  /** What is said of a number that is of now beside others that were reported. */
  readonly recounted: string
  /** What narrows the rows by a column; nothing where columns cannot be narrowed. */
  readonly filter?: (column: Column) => Pick<DataColumn<Row>, 'filter' | 'filtered'>
  /** Makes the total of a measure a button. */
  readonly total: (column: Column, text: string) => ReactNode
}

/** The columns of an answer: the first dimension pinned, names told, numbers at the end, stamps with their standard names. */
export function dataColumns(needs: ColumnNeeds): readonly DataColumn<Row>[] {
  const { data, words } = needs
  return data.columns
    .filter(({ key }) => key !== 'visit_name')
    .map((column, index) => {
      const numeric = column.type === 'number' || column.type === 'ratio'
      const hint = STAMPS.get(column.key)
      return {
        key: column.key,
        title: words.column(column.key),
        short: shortTitle(column.key, words),
        unit: headUnit(column, words),
        align: numeric ? 'number' : 'start',
        pinned: index === 0,
        width: Math.max(columnWidth(column, data, words), BARS[column.key] ? 66 : 0),
        sortable: needs.sortable && column.type !== 'list',
        render: (row) => content(column, row, needs),
        subtotal: () => subtotal(column, index, needs),
        ...(hint === undefined ? {} : { hint }),
        ...needs.filter?.(column),
        ...(BARS[column.key] ? { bar: barOf(column, data.rows) } : {}),
      }
    })
}

function barOf({ key }: Column, rows: readonly Row[]) {
  const max = Math.max(0, ...rows.map((row) => numberIn(row[key]) ?? 0))
  return { max, value: (row: Row) => numberIn(row[key]), tone: BARS[key] }
}

function content(column: Column, row: Row, { words, warning, differs, recounted }: ColumnNeeds): ReactNode {
  const now = column.role === 'measure' ? toldIn(row.now, column.key) : null
  if (now !== null)
    return <span title={differs(words.amount(now, column.unit))}>{`≠ ${cellText(column, row, words)}`}</span>
  if (isRecounted(row, column.key))
    return <span title={recounted}>{`${RECOUNTED} ${cellText(column, row, words)}`}</span>
  if (column.key === 'visit') return nameIn(row.visit_name) ?? cellText(column, row, words)
  if (column.key !== 'missing_stamps') return cellText(column, row, words)
  const missing = row.missing_stamps
  if (!Array.isArray(missing) || missing.length === 0) return '✓'
  return (
    <Chip tone="bad" hint={missing.map((key) => words.column(String(key))).join(', ')}>
      {warning(missing.length)}
    </Chip>
  )
}

function subtotal(column: Column, index: number, { data, words, total }: ColumnNeeds): ReactNode {
  if (column.role !== 'measure') return index === 0 ? 'Σ' : ''
  return total(column, cellText(column, data.subtotal ?? {}, words))
}
