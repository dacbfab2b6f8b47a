import type { Column } from '@quaywise/report-kit/compile'
import type { CellFormat } from './sheet.ts'

const COUNTED = new Set(['box', 'lift', 'teu'])

/** How a number of a unit is told, as the screen tells it: counts whole, shares in percent, else three digits. */
export const formatOfUnit = (unit: string | null, ratio = false): CellFormat => {
  if (unit === '%') return 'percent'
  if (unit === null) return 'plain'
  if (COUNTED.has(unit)) return ratio ? 'decimal' : 'count'
  return unit === '1' && !ratio ? 'plain' : 'decimal'
}

/** How the cells of a column are told. */
export const formatOf = ({ type, unit }: Pick<Column, 'type' | 'unit'>): CellFormat => {
  if (type === 'instant') return 'instant'
  if (type === 'number') return formatOfUnit(unit)
  return type === 'ratio' ? formatOfUnit(unit, true) : 'text'
}
