import { type AnalyticsStore, MIGRATIONS, migrate } from '@quaywise/analytics-store'
import { contentOf } from '../content-of.ts'
import { seedFacts } from '../seed.ts'
import { WORKED_MORNING } from '../worked-morning/index.ts'
import { WORKED_TERMINAL } from '../worked-terminal/index.ts'
import { compared, type EngineCheck, expected } from './check.ts'

/** Brings the facts of the two worked pages, on which the other checks rest, into a store. */
const seedWorked = async (store: AnalyticsStore): Promise<void> => {
  await seedFacts(store, WORKED_TERMINAL)
  await seedFacts(store, WORKED_MORNING)
}

/** The tables are made once and keep what they are given. */
export const TABLE_CHECKS: readonly EngineCheck[] = [
  {
    name: 'migrations are applied once',
    complaints: async ({ outside: { store } }) => {
      const { rows } = await store.query('SELECT id FROM quaywise.schema_migration ORDER BY id')
      const ids = MIGRATIONS.map(({ id }) => ({ id }))
      return [
        ...expected('ledger', rows, ids),
        ...expected('applied again', await migrate(store, MIGRATIONS), { applied: [] }),
      ]
    },
  },
  {
    name: 'every table keeps the facts it is given',
    complaints: async (bench) => {
      await Promise.all([seedWorked(bench.outside.store), seedWorked(bench.embedded.store)])
      return compared(bench, 'content', async ({ store }) => contentOf(store))
    },
  },
]
