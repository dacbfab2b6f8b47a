import type { AnalyticsStore } from '@quaywise/analytics-store'
import { createRollupSql, describeSql, ROLLUPS } from '@quaywise/report-kit/rollup'

type Named = { readonly name: string }

/** Makes the table of every roll-up, and drops those whose declaration is another now: they can be built again. */
export const prepareTables = async (store: AnalyticsStore): Promise<void> => {
  const { rows } = await store.query<Named>(
    "SELECT name FROM system.tables WHERE database = 'quaywise' AND startsWith(name, 'rollup_')",
  )
  const there = new Set(rows.map(({ name }) => name))
  const wanted = new Set([...ROLLUPS.values()].map(({ table }) => table))
  for (const rollup of ROLLUPS.values()) {
    if (there.has(rollup.table)) continue
    const { sql, params } = describeSql(rollup)
    const types = await store.query<Named & { type: string }>(sql, { params })
    await store.command(createRollupSql(rollup, new Map(types.rows.map(({ name, type }) => [name, type]))))
  }
  for (const name of there)
    if (!wanted.has(name)) await store.command(`DROP TABLE IF EXISTS quaywise.${name}`)
}
