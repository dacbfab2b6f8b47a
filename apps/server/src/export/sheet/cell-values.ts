import type { Words } from '@quaywise/i18n/words'
import type { AnswerRow, Cell, Column, RatioCell } from '@quaywise/report-kit/compile'
import type { SheetCell } from './sheet.ts'

/** Whether a cell is a ratio with its two sides. */
export const isRatio = (cell: Cell | undefined): cell is RatioCell =>
  typeof cell === 'object' && cell !== null && 'numerator' in cell && 'denominator' in cell

/** The number of a cell: a ratio's quotient, or the number itself. */
export const numberIn = (cell: Cell | undefined): number | null => {
  const value = isRatio(cell) ? cell.value : cell
  return typeof value === 'number' ? value : null
}

/** The number that a cell of a row is compared with; null where there is none. */
export const beforeIn = (row: AnswerRow, key: string): number | null => {
  const cell = row[key]
  if (isRatio(cell)) return numberIn(cell.compare ?? null)
  const before: unknown = Reflect.get(Object(row.compare), key)
  return typeof before === 'number' ? before : null
}

/** The cell of a column as a sheet tells it: keys in words, a call by its name. */
export const cellOf = (column: Column, row: AnswerRow, words: Words): SheetCell => {
  const cell = row[column.key] ?? null
  if (column.type === 'number' || column.type === 'ratio') return numberIn(cell)
  if (Array.isArray(cell)) return cell.map((one) => listed(column, String(one), words)).join(', ')
  if (cell === null || typeof cell === 'object') return null
  if (column.type === 'instant') return String(cell)
  if (column.key === 'visit' && typeof row.visit_name === 'string' && row.visit_name !== '')
    return row.visit_name
  if (column.key === 'measure') return words.measure(String(cell))
  return cell === '' && column.type !== 'key' ? null : words.key(column.key, String(cell))
}

const listed = ({ key }: Column, value: string, words: Words): string =>
  key === 'missing_stamps' ? words.column(value) : value
