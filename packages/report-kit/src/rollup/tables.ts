import { newBindings } from '../compile/bindings.ts'
import { hoursSql, type Statement } from './build-sql.ts'
import type { Rollup } from './rollup.ts'

/** Asks the engine for the types of a roll-up's columns, which follow from its declaration and the facts' tables. */
export const describeSql = (rollup: Rollup): Statement => {
  const { sql, params } = hoursSql(rollup, {
    terminal: '',
    zone: 'UTC',
    first: '2026-01-01',
    days: 1,
    build: 0,
  })
  return { sql: `DESCRIBE TABLE (${sql})`, params }
}

/** The table of a roll-up, by the types that the engine told. Its rows are never changed: a build that is over is let go. */
export const createRollupSql = (rollup: Rollup, types: ReadonlyMap<string, string>): string => {
  const own = [...rollup.dimensions, ...rollup.sums].map(
    ({ column }) => `  ${column} ${types.get(column) ?? ''}`,
  )
  return [
    `CREATE TABLE IF NOT EXISTS quaywise.${rollup.table} (`,
    [
      '  terminal_id LowCardinality(String)',
      '  grain LowCardinality(String)',
      "  at DateTime('UTC') CODEC(Delta, ZSTD(1))",
      '  build UInt64 CODEC(Delta, ZSTD(1))',
      ...own,
    ].join(',\n'),
    ') ENGINE = MergeTree',
    'PARTITION BY toYYYYMM(at)',
    'ORDER BY (terminal_id, grain, at)',
    'SETTINGS fsync_after_insert = 1, fsync_part_directory = 1',
    `COMMENT 'Sums over ${rollup.dataset.grain.replaceAll("'", "\\'")}'`,
  ].join('\n')
}

/** Lets go of the rows of builds that nobody reads any more. */
export const dropBuildsSql = (rollup: Rollup, builds: readonly number[]): Statement => ({
  sql: `ALTER TABLE quaywise.${rollup.table} DELETE WHERE build IN (${builds.map(Math.trunc).join(', ')})`,
  params: newBindings({}).params,
})
