import type { ReactNode } from 'react'
import type { Direction } from '../chart/direction.ts'
import type { MarkEvent } from '../chart/series.ts'
import type { Tone } from '../theme/tones.ts'

/** A bar behind a number: its value against the largest that the column can show. */
export type CellBar<Row> = { max: number; value: (row: Row) => number | null; tone?: Tone | undefined }

/** One column; without `render` a cell shows the row's own value under the column's key. */
export type DataColumn<Row> = {
  key: string
  title: string
  /** Told when the pointer rests on the title. */
  hint?: string | undefined
  unit?: string | undefined
  align?: 'start' | 'end' | 'center' | undefined
  width?: number | undefined
  pinned?: boolean | undefined
  sortable?: boolean | undefined
  render?: ((row: Row) => ReactNode) | undefined
  subtotal?: ((row: Row) => ReactNode) | undefined
  bar?: CellBar<Row> | undefined
}

/** The order that the server sorts by. */
export type SortOrder = { key: string; direction: 'asc' | 'desc' }

/** The words of the table's controls; `range` says which rows of how many are shown. */
export type TableLabels = {
  columns: string
  previousPage: string
  nextPage: string
  range: (from: number, to: number, total: number) => string
  pageSize?: string | undefined
  noData?: string | undefined
}

/** A page of rows that the server has sorted; `page` counts from 1. */
export type DataTableProps<Row extends object> = {
  title: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (keyof Row & string) | ((row: Row) => string)
  total: number
  page: number
  pageSize: number
  pageSizes?: readonly number[] | undefined
  sort?: SortOrder | null | undefined
  onSort?: ((sort: SortOrder | null) => void) | undefined
  onPage: (page: number, pageSize: number) => void
  onRow?: ((row: Row, event: MarkEvent) => void) | undefined
  onCell?: ((cell: { row: Row; column: string; event: MarkEvent }) => void) | undefined
  subtotal?: Row | undefined
  loading?: boolean | undefined
  empty?: string | undefined
  error?: string | undefined
  columnChooser?: boolean | undefined
  visibleColumns?: readonly string[] | undefined
  onVisibleColumns?: ((keys: readonly string[]) => void) | undefined
  labels: TableLabels
  dense?: boolean | undefined
  cardsBelow?: number | undefined
  maxHeight?: number | undefined
  actions?: ReactNode | undefined
  direction?: Direction | undefined
}
