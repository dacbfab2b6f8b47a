import { FACT_IDENTITY, type FactName } from '@quaywise/domain'
import type { FactRow } from '../fact-format.ts'

const BETWEEN = '\u0000'

/** Gives the key of a row of a table within its terminal, as one text. */
export const keyReader = (table: FactName): ((row: FactRow) => string) => {
  const keys: readonly string[] = FACT_IDENTITY[table].keys
  const [only] = keys
  if (keys.length === 1 && only !== undefined) return (row) => String(row[only])
  return (row) => keys.map((key) => row[key]).join(BETWEEN)
}

/** What a row says, its version apart, as a text that differs when it does. */
export const contentOf = (row: FactRow): string =>
  JSON.stringify(
    Object.entries(row)
      .filter(([column]) => column !== 'version')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
