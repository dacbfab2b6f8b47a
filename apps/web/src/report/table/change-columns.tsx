import type { PanelData } from '@quaywise/contract'
import { DASH } from '@quaywise/i18n'
import type { DataColumn } from '@quaywise/ui'
import { beforeIn, changeOf, type Row } from '../data/cell.ts'
import type { Words } from '../words/use-words.ts'
import { titleWidth } from './column-width.ts'

const CHANGE = /\.(delta|delta_share)$/
const MINUS = '−'
/** Room for a sign, a number and the title of a change, px. */
const LEAST_WIDTH = 92
const AROUND = 28

/** The measure that a column tells, or tells the change of. */
export const measureOfChange = (key: string): string => key.replace(CHANGE, '')

interface ChangeNeeds {
  readonly words: Words
  readonly data: PanelData
  /** What is said of a row that has nothing to be compared with. */
  readonly none: string
  readonly points: string
  /** Leaves the shares out: a card has a line for each column. */
  readonly brief: boolean
}

/** The columns of a compared table: behind each measure its change in its own unit, and as a share of before. */
export function withChangeColumns(
  columns: readonly DataColumn<Row>[],
  { words, data, none, points, brief }: ChangeNeeds,
): readonly DataColumn<Row>[] {
  if (!data.compare) return columns
  return columns.flatMap((column) => {
    const told = data.columns.find(({ key }) => key === column.key)
    if (told?.role !== 'measure' || (told.type !== 'number' && told.type !== 'ratio')) return [column]
    const shares = told.unit === '%'
    const delta = (row: Row) => {
      const change = changeOf(row[column.key], beforeIn(row, column.key))
      if (change === null) return DASH
      return signed(change.delta, (size) =>
        shares ? words.number(size * 100, '1') : words.number(size, told.unit),
      )
    }
    const share = (row: Row) => {
      const change = changeOf(row[column.key], beforeIn(row, column.key))
      return change?.share == null ? DASH : signed(change.share, (size) => words.number(size, '%'))
    }
    const shared = { align: 'end' as const, sortable: column.sortable, follows: column.key }
    const name = column.short ?? column.title
    const width = Math.max(LEAST_WIDTH, titleWidth(`Δ % ${name}`) + AROUND)
    const missing = (row: Row, text: string) =>
      row.compare === null ? <span className="change-none">{none}</span> : text
    const total = data.subtotal ?? {}
    const own: DataColumn<Row> = {
      ...{ ...shared, width },
      key: `${column.key}.delta`,
      title: `Δ ${column.title}`,
      short: column.short && `Δ ${column.short}`,
      unit: shares ? points : column.unit,
      render: (row) => missing(row, delta(row)),
      subtotal: () => delta(total),
    }
    const ofBefore: DataColumn<Row> = {
      ...{ ...shared, width },
      key: `${column.key}.delta_share`,
      title: `Δ % ${column.title}`,
      short: column.short && `Δ % ${column.short}`,
      render: share,
      subtotal: () => share(total),
    }
    return brief ? [column, own] : [column, own, ofBefore]
  })
}

/** Keeps a sign before its number on right-to-left pages, too. */
const isolated = (text: string): string => `\u2066${text}\u2069`

function signed(value: number, write: (size: number) => string): string {
  const text = write(Math.abs(value))
  if (!/[1-9]/.test(text)) return isolated(`±${text}`)
  return isolated(`${value < 0 ? MINUS : '+'}${text}`)
}
