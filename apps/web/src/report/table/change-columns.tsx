import type { Column, PanelData } from '@quaywise/contract'
import { DASH } from '@quaywise/i18n'
import type { DataColumn } from '@quaywise/ui'
import { beforeIn, changeOf, type Row } from '../data/cell.ts'
import type { Words } from '../words/use-words.ts'
import { roomFor } from './column-width.ts'

const CHANGE = /\.(delta|delta_share)$/
const MINUS = '−'
/** Less is not room for a change, px. */
const LEAST_WIDTH = 60
/** The rows whose changes tell how much room they need. */
const SAMPLE = 100

/** The measure that a column tells, or tells the change of. */
export const measureOfChange = (key: string): string => key.replace(CHANGE, '')

interface ChangeNeeds {
  readonly words: Words
  readonly data: PanelData
  /** What is said of a row that has nothing to be compared with, once: below its first change. */
  readonly none: string
  readonly points: string
  /** Leaves the shares out: a card has a line for each column. */
  readonly brief: boolean
}

/** The columns of a compared table: behind each measure its change in its own unit, and as a share of before. */
export function withChangeColumns(
  columns: readonly DataColumn<Row>[],
  needs: ChangeNeeds,
): readonly DataColumn<Row>[] {
  const { data, brief } = needs
  if (!data.compare) return columns
  const measures = new Set(data.columns.flatMap(({ key, role }) => (role === 'measure' ? [key] : [])))
  const first = columns.find(({ key }) => measures.has(key))?.key
  return columns.flatMap((column) => {
    const told = data.columns.find(({ key }) => key === column.key)
    if (told?.role !== 'measure' || (told.type !== 'number' && told.type !== 'ratio')) return [column]
    const own = ownChange(column, told, { ...needs, none: column.key === first ? needs.none : DASH })
    return brief ? [column, own] : [column, own, shareOfBefore(column, needs)]
  })
}

/** The change in the measure's own unit; of a share, in percentage points. */
function ownChange(column: DataColumn<Row>, { unit }: Column, needs: ChangeNeeds): DataColumn<Row> {
  const { words, none, points } = needs
  const shares = unit === '%'
  const write = (size: number) => (shares ? words.number(size * 100, '1') : words.number(size, unit))
  const text = (row: Row) => {
    const change = changeOf(row[column.key], beforeIn(row, column.key))
    return change === null ? DASH : signed(change.delta, write)
  }
  const made = changeColumn(
    column,
    { key: 'delta', sign: 'Δ', unit: shares ? points : column.unit, text },
    needs,
  )
  const missing = (row: Row) => row.compare === null && <span className="change-none">{none}</span>
  return { ...made, render: (row) => missing(row) || text(row) }
}

function shareOfBefore(column: DataColumn<Row>, needs: ChangeNeeds): DataColumn<Row> {
  const text = (row: Row) => {
    const change = changeOf(row[column.key], beforeIn(row, column.key))
    return change?.share == null ? DASH : signed(change.share, (size) => needs.words.number(size, '%'))
  }
  return changeColumn(column, { key: 'delta_share', sign: 'Δ %', unit: undefined, text }, needs)
}

interface Change {
  readonly key: string
  readonly sign: string
  readonly unit: string | undefined
  readonly text: (row: Row) => string
}

function changeColumn(
  { key, title, short, sortable }: DataColumn<Row>,
  change: Change,
  { data, none }: ChangeNeeds,
): DataColumn<Row> {
  const { unit, sign, text } = change
  const total = text(data.subtotal ?? {})
  const rows = data.rows.slice(0, SAMPLE)
  const cells = rows.map((row) => (row.compare === null && change.key === 'delta' ? none : text(row)))
  const head = [sign, short ?? title, unit].filter(Boolean).join(' ')
  return {
    key: `${key}.${change.key}`,
    title: `${sign} ${title}`,
    short: short && `${sign} ${short}`,
    unit,
    align: 'number',
    sortable,
    follows: key,
    width: Math.max(LEAST_WIDTH, roomFor(head, cells, total)),
    render: text,
    subtotal: () => total,
  }
}

/** Keeps a sign before its number on right-to-left pages, too. */
const isolated = (text: string): string => `\u2066${text}\u2069`

function signed(value: number, write: (size: number) => string): string {
  const text = write(Math.abs(value))
  if (!/[1-9]/.test(text)) return isolated(`±${text}`)
  return isolated(`${value < 0 ? MINUS : '+'}${text}`)
}
