import { type Row, TABLES } from '@quaywise/analytics-store'
import { FACT_IDENTITY, type FactName, type Facts } from '@quaywise/domain'
import type { FactKey } from '@quaywise/ingest'

/** A row of the store as the fact that was written: instants as epoch milliseconds, versions as numbers. */
export const decodeRow = <Name extends FactName>(name: Name, row: Row): Facts[Name] => {
  const types: Readonly<Record<string, string>> = TABLES[name].columns
  const entries = Object.entries(row).map(([column, raw]) => [column, decoded(raw, types[column] ?? '')])
  // The columns of a table are the keys of its fact.
  return Object.fromEntries(entries) as Facts[Name]
}

const decoded = (raw: unknown, type: string): unknown => {
  if (typeof raw !== 'string') return raw
  if (type.includes('DateTime64')) return Date.parse(raw)
  return type.startsWith('UInt64') ? Number(raw) : raw
}

/** The key of a row of the store: instants as epoch milliseconds, all else as text. */
export const keyOfRow = (table: FactName, row: Row): FactKey => {
  const types: Readonly<Record<string, string>> = TABLES[table].columns
  return FACT_IDENTITY[table].keys.map((key) =>
    types[key]?.includes('DateTime64') ? Date.parse(String(row[key])) : String(row[key]),
  )
}
