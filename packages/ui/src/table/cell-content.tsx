import type { ReactNode } from 'react'
import { toneColour } from '../base/tone-colour.ts'
import type { DataColumn } from './table-props.ts'

/** A dash stands for "no data"; zero stays 0. */
const dash = '–'

/** What a cell shows: the column's own rendering, or the row's value under its key. */
export function cellContent<Row extends object>(column: DataColumn<Row>, row: Row): ReactNode {
  if (column.render !== undefined) return column.render(row) ?? dash
  const value: unknown = Reflect.get(row, column.key)
  if (typeof value === 'string' || typeof value === 'number') return value === '' ? dash : value
  return dash
}

/** The share in percent of a bar's largest value; negative and missing values have no bar. */
export function barShare(value: number | null, max: number): number {
  if (value === null || max <= 0) return 0
  return Math.round(Math.max(0, Math.min(1, value / max)) * 1000) / 10
}

/** A cell's content over its bar. */
export function CellContent<Row extends object>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const content = cellContent(column, row)
  if (column.bar === undefined) return content
  const { max, value, tone = 'neutral' } = column.bar
  const style = { inlineSize: `${barShare(value(row), max)}%`, background: toneColour(tone) }
  return (
    <span className="qw-table__barred">
      {content}
      <span className="qw-table__track" aria-hidden="true">
        <span className="qw-table__bar" style={style} />
      </span>
    </span>
  )
}
