/** How the cells of a column are told: text, numbers as they are or of a kind, or instants in the terminal's zone. */
export type CellFormat = 'text' | 'plain' | 'count' | 'decimal' | 'percent' | 'instant'

/** A value on a sheet: an instant as ISO text, a number as it is; `as` where it is of another kind than its column. */
export type SheetCell =
  | string
  | number
  | null
  | { readonly value: string | number | null; readonly as: CellFormat }

/** `side`: one side of a ratio, in the block behind the columns that the screen shows. */
export type SheetColumn = {
  readonly title: string
  readonly format: CellFormat
  readonly side?: true
  /** In characters. */
  readonly width?: number
}

/** A sheet of a workbook: its columns, the row over all rows where there is one, and its rows, once, in chunks. */
export type Sheet = {
  readonly title: string
  readonly columns: readonly SheetColumn[]
  readonly total?: readonly SheetCell[] | undefined
  /** The most rows that a file may have of it; absent for what a sheet holds. */
  readonly most?: number
  readonly chunks: AsyncIterable<readonly (readonly SheetCell[])[]>
}
