import type { AnalyticsStore } from '@quaywise/analytics-store'
import {
  createBucketsSql,
  createRollupSql,
  describeSql,
  ROLLUPS,
  type Rollup,
  tablesOf,
} from '@quaywise/report-kit/rollup'

type Named = { readonly name: string }

/** Makes the table of every roll-up, and drops those whose declaration is another now: they can be built again. */
export const prepareTables = async (store: AnalyticsStore): Promise<void> => {
  const { rows } = await store.query<Named>(
    "SELECT name FROM system.tables WHERE database = 'quaywise' AND startsWith(name, 'rollup_')",
  )
  const there = new Set(rows.map(({ name }) => name))
  const wanted = new Set([...ROLLUPS.values()].flatMap(tablesOf))
  for (const rollup of ROLLUPS.values()) {
    if (!there.has(rollup.table)) await createSums(store, rollup)
    if (rollup.series.length > 0 && !there.has(rollup.bucketTable))
      await store.command(createBucketsSql(rollup))
  }
  for (const name of there)
    if (!wanted.has(name)) await store.command(`DROP TABLE IF EXISTS quaywise.${name}`)
}

const createSums = async (store: AnalyticsStore, rollup: Rollup): Promise<void> => {
  const { sql, params } = describeSql(rollup)
  const types = await store.query<Named & { type: string }>(sql, { params })
  await store.command(createRollupSql(rollup, new Map(types.rows.map(({ name, type }) => [name, type]))))
}
