import type { AnalyticsStore } from '@quaywise/analytics-store'

/** Vessel calls that have a value, by terminal. */
export type InUse = { readonly terminal: string; readonly calls: number }

const COLUMNS: Readonly<Record<string, string>> = { line: 'line', service: 'service' }

/** The values of a list that the data fills, each with the vessel calls that have it; none for other lists. */
export const valuesInUse = async (
  store: AnalyticsStore,
  type: string,
): Promise<ReadonlyMap<string, readonly InUse[]>> => {
  const column = COLUMNS[type]
  if (column === undefined) return new Map()
  const { rows } = await store.query(
    `SELECT ${column} AS code, terminal_id AS terminal, count() AS calls FROM quaywise.vessel_visit FINAL
     WHERE ${column} != '' GROUP BY code, terminal ORDER BY calls DESC, terminal LIMIT 20000`,
  )
  const found = new Map<string, InUse[]>()
  for (const row of rows) {
    const code = String(row.code)
    found.set(code, [
      ...(found.get(code) ?? []),
      { terminal: String(row.terminal), calls: Number(row.calls) },
    ])
  }
  return found
}
