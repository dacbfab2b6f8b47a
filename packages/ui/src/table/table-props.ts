import type { ReactNode } from 'react'
import type { Direction } from '../chart/direction.ts'
import type { MarkEvent } from '../chart/series.ts'
import type { Tone } from '../theme/tones.ts'
import type { TableLayout } from './layout.ts'

/** A bar behind a number: its value against the largest that the column can show. */
export type CellBar<Row> = { max: number; value: (row: Row) => number | null; tone?: Tone | undefined }

/** One column; without `render` a cell shows the row's own value under the column's key. */
export type DataColumn<Row> = {
  key: string
  title: string
  /** What stands above the cells where the title is long; it is read out in full. */
  short?: string | undefined
  /** Told when the pointer rests on the title. */
  hint?: string | undefined
  unit?: string | undefined
  align?: 'start' | 'end' | 'center' | 'number' | undefined
  width?: number | undefined
  pinned?: boolean | undefined
  /** Stays in sight at the end of the row, however wide the table is. */
  atEnd?: boolean | undefined
  /** Takes a line of its own where rows are cards: long words. */
  wide?: boolean | undefined
  sortable?: boolean | undefined
  render?: ((row: Row) => ReactNode) | undefined
  subtotal?: ((row: Row) => ReactNode) | undefined
  bar?: CellBar<Row> | undefined
  /** The column that this one always stands beside; it is not chosen by itself. */
  follows?: string | undefined
  /** What narrows the rows by this column, in a small window below its title. */
  filter?: ((close: () => void) => ReactNode) | undefined
  /** Its cells hold controls of their own, and are none themselves. */
  controls?: boolean | undefined
  /** The rows are narrowed by this column now. */
  filtered?: boolean | undefined
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
  /** The rows are narrowed by the column of that title. */
  filter?: ((title: string) => string) | undefined
  resize?: ((title: string) => string) | undefined
  pin?: ((title: string) => string) | undefined
  earlier?: ((title: string) => string) | undefined
  later?: ((title: string) => string) | undefined
  reset?: string | undefined
}

/**
 * Rows that come as they are looked at: `rowAt` is undefined for one that is still on its way, `onRange` says which
 * are in view.
 */
export type RowSource<Row> = {
  rowAt: (index: number) => Row | undefined
  onRange: (start: number, end: number) => void
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
  /** Several orders, the first before the others; pressing a title with Shift adds to them. */
  sorts?: readonly SortOrder[] | undefined
  onSorts?: ((sorts: readonly SortOrder[]) => void) | undefined
  onPage: (page: number, pageSize: number) => void
  onRow?: ((row: Row, event: MarkEvent) => void) | undefined
  /** What stands below a row that is open; null where it is shut. Rows that open do so through `onRow`. */
  detail?: ((row: Row) => ReactNode | null) | undefined
  onCell?: ((cell: { row: Row; column: string; event: MarkEvent }) => void) | undefined
  subtotal?: Row | undefined
  loading?: boolean | undefined
  empty?: string | undefined
  error?: string | undefined
  columnChooser?: boolean | undefined
  visibleColumns?: readonly string[] | undefined
  onVisibleColumns?: ((keys: readonly string[]) => void) | undefined
  /** The reader's own columns; null resets them. Takes the place of `visibleColumns`. */
  layout?: TableLayout | undefined
  onLayout?: ((layout: TableLayout | null) => void) | undefined
  /** All `total` rows in one scroll, instead of pages. */
  source?: RowSource<Row> | undefined
  labels: TableLabels
  dense?: boolean | undefined
  cardsBelow?: number | undefined
  maxHeight?: number | undefined
  actions?: ReactNode | undefined
  direction?: Direction | undefined
}
