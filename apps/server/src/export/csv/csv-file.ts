import type { CellFormat, Sheet, SheetCell } from '../sheet/sheet.ts'
import type { WallClock } from '../wall-clock.ts'
import { csvCell } from './csv-cell.ts'
import { csvRemark } from './csv-remark.ts'

/** What a CSV file holds: the rows of one sheet under their titles. */
export type CsvParts = {
  readonly sheet: Sheet
  readonly clock: WallClock
  /** Lines put before the titles, each behind a `#`. */
  readonly remarks: readonly string[]
  readonly bom: boolean
  /** What the last line says where rows were left out. */
  readonly cut: string
}

/**
 * A sheet as the lines of a CSV file (RFC 4180): numbers with a point, instants as ISO 8601 with the offset of the
 * terminal's zone. The row over all rows is left out: whoever adds up the column must not count it twice.
 */
export async function* csvFile({ sheet, clock, remarks, bom, cut }: CsvParts): AsyncGenerator<string> {
  if (bom) yield '\uFEFF'
  for (const remark of remarks) yield `${csvRemark(remark)}\r\n`
  yield `${sheet.columns.map(({ title }) => csvCell(title)).join(',')}\r\n`
  const formats = sheet.columns.map(({ format }) => format)
  const told = (cell: SheetCell, format: CellFormat): string => {
    if (typeof cell === 'object' && cell !== null) return told(cell.value, cell.as)
    if (format === 'instant' && typeof cell === 'string') return clock.iso(cell)
    return csvCell(cell)
  }
  let left = sheet.most ?? Number.POSITIVE_INFINITY
  for await (const rows of sheet.chunks) {
    let lines = ''
    for (const row of rows.slice(0, left))
      lines += `${row.map((cell, at) => told(cell, formats[at] ?? 'text')).join(',')}\r\n`
    if (lines !== '') yield lines
    if (rows.length > left) {
      yield `# ${cut}\r\n`
      return
    }
    left -= rows.length
  }
}
