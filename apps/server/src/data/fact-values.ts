import { TABLES } from '@quaywise/analytics-store'
import type { FactName } from '@quaywise/domain'
import type { TableRow } from '@quaywise/ingest'

type Value = string | number | null

/** What the first fact of a reading tells, column by column, for people to check; instants as ISO texts. */
export const factValues = ([fact]: readonly TableRow[]): Record<string, Value> =>
  fact ? rowValues(fact.table, fact.row) : {}

/** What a row of a table tells, column by column; instants as ISO texts. */
export const rowValues = (table: FactName, row: object): Record<string, Value> => {
  const types: Readonly<Record<string, string>> = TABLES[table].columns
  const told = Object.entries(row).map(([column, value]) => [column, shown(value, types[column] ?? '')])
  return Object.fromEntries(told)
}

const shown = (value: unknown, type: string): Value => {
  if (typeof value === 'number') return type.includes('DateTime64') ? new Date(value).toISOString() : value
  if (value === null || typeof value === 'string') return value
  return JSON.stringify(value) ?? null
}
