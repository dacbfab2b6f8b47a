import type { Column } from '@quaywise/contract'
import { DASH } from '@quaywise/i18n'
import { nameIn, numberIn, type Row } from '../data/cell.ts'
import type { Words } from '../words/use-words.ts'

/** Dimensions whose values are instants, and how much of them is told. */
const INSTANT_DIMENSIONS = new Set(['hour'])

/** A cell as text: numbers by their unit, instants in the terminal's zone, keys by their words; a dash for nothing. */
export function cellText(column: Column, row: Row, words: Words): string {
  const cell = row[column.key] ?? null
  switch (column.type) {
    case 'number':
    case 'ratio':
      return words.number(numberIn(cell), column.unit)
    case 'instant':
      return words.instant(nameIn(cell), 'minute')
    case 'list':
      return Array.isArray(cell) && cell.length > 0
        ? cell.map((key) => words.column(String(key))).join(', ')
        : DASH
    default:
      return nameText(column.key, nameIn(cell), words)
  }
}

/** The value of a dimension as text. */
export function nameText(dimension: string, value: string | null, words: Words): string {
  if (value === null) return DASH
  const shift = /^(\d{4}-\d\d-\d\d) (DAY|EVENING|NIGHT)$/.exec(value)
  if (dimension === 'shift' && shift) return `${shift[1]} ${words.key('shift', shift[2] ?? '')}`
  if (INSTANT_DIMENSIONS.has(dimension)) return words.instant(value, 'minute')
  return words.key(dimension, value)
}
