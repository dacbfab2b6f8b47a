import { type AnalyticsStore, columnsOf, TABLES } from '@quaywise/analytics-store'
import type { FactName, Facts } from '@quaywise/domain'

/** Facts of a test by the name of their table. */
export type Seed = { readonly [Name in FactName]?: readonly Facts[Name][] }

const instantColumns = (name: FactName): readonly string[] =>
  Object.entries(TABLES[name].columns)
    .filter(([, type]) => type.includes('DateTime64'))
    .map(([column]) => column)

const lineOf = (fact: object, instants: readonly string[]): string =>
  JSON.stringify(fact, (key, value: unknown) =>
    typeof value === 'number' && instants.includes(key) ? new Date(value).toISOString().slice(0, -1) : value,
  )

/** Inserts facts as their sources give them: instants in epoch milliseconds, keys as columns. */
export const seedFacts = async (store: AnalyticsStore, seed: Seed): Promise<void> => {
  for (const name of Object.keys(seed) as FactName[]) {
    const facts: readonly object[] = seed[name] ?? []
    if (facts.length === 0) continue
    const instants = instantColumns(name)
    const lines = facts.map((fact) => lineOf(fact, instants)).join('\n')
    const columns = columnsOf(TABLES[name]).filter((column) => column !== 'ingested_at')
    await store.insert(`quaywise.${name}`, 'JSONEachRow', lines, { columns })
  }
}
