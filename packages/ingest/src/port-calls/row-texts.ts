import type { BoundColumns } from '../mapping/bind-columns.ts'
import { cleanText, hasControl } from '../mapping/clean-text.ts'
import { type Mapping, VALUE_COLUMNS, type ValueColumn } from '../mapping/mapping.ts'
import type { Refusal } from './refusal.ts'

const MAX_LENGTH = 200

/** The texts of a row by what they mean; '' where the mapping names no column or the cell is empty. */
export type RowTexts = Readonly<Record<ValueColumn, string>>

/** Cleans the mapped cells of a row. A call without a vessel, or a text beyond 200 characters, is refused. */
export const readTexts = (
  cells: readonly string[],
  columns: BoundColumns,
  mapping: Mapping,
): { readonly texts: RowTexts; readonly controlIn: string | null } | Refusal => {
  const texts: Partial<Record<ValueColumn, string>> = {}
  let controlIn: string | null = null
  for (const key of VALUE_COLUMNS) {
    const column = columns.values[key]
    const cell = (column && cells[column.index]) ?? ''
    const text = cleanText(cell)
    if (column && text.length > MAX_LENGTH)
      return { reason: 'VALUE_TOO_LONG', column: column.header, value: text.slice(0, MAX_LENGTH) }
    if (column && hasControl(cell)) controlIn = column.header
    texts[key] = text
  }
  if (!texts.vessel) return { reason: 'VALUE_MISSING', column: mapping.columns.vessel }
  return { texts: { ...EMPTY, ...texts }, controlIn }
}

const EMPTY: RowTexts = {
  call_id: '',
  vessel: '',
  imo: '',
  voyage_in: '',
  voyage_out: '',
  line: '',
  service: '',
  loa_m: '',
  berth: '',
  berth_days: '',
}

/** The name that the mapping gives to a text that sources spell in several ways. */
export const aliasOf = (text: string, aliases: Readonly<Record<string, string>> | undefined): string =>
  (aliases && Object.hasOwn(aliases, text) ? aliases[text] : undefined) ?? text
