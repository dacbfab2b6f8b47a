import { FACT_COLUMNS, type FactName } from '@quaywise/domain'

type Shown = string | number | null

/** A row of a table of facts for people to check: instants as ISO texts, lists joined, what is empty left out. */
export const factValues = (
  table: FactName,
  row: Readonly<Record<string, unknown>>,
): Record<string, Shown> => {
  const columns = Object.entries(FACT_COLUMNS[table] ?? {})
  const shown = columns.map(([column, holds]): [string, Shown] => [column, shownAs(row[column], holds)])
  return Object.fromEntries(shown.filter(([, value]) => value !== null && value !== ''))
}

const shownAs = (value: unknown, holds: unknown): Shown => {
  if (value === null || value === undefined) return null
  if (holds === 'terminal' || holds === 'version') return null
  if (typeof holds === 'string' && holds.includes('instant')) return instant(Number(value))
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'number' ? value : String(value)
}

const instant = (at: number): string | null => (at === 0 ? null : new Date(at).toISOString())
