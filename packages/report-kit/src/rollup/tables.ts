import { newBindings } from '../compile/bindings.ts'
import { hoursSql } from './build-sql.ts'
import type { Statement } from './day-run.ts'
import { type Rollup, tablesOf } from './rollup.ts'

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

/**
 * The table of a roll-up's buckets: a row for each value of one dimension, series and bucket, and for all rows ('') at
 * once. It is small, and read over years: a partition for each month would cost more to open than to read.
 */
export const createBucketsSql = (rollup: Rollup): string =>
  [
    `CREATE TABLE IF NOT EXISTS quaywise.${rollup.bucketTable} (`,
    [
      '  terminal_id LowCardinality(String)',
      '  grain LowCardinality(String)',
      '  dimension LowCardinality(String)',
      '  series LowCardinality(String)',
      "  at DateTime('UTC') CODEC(Delta, ZSTD(1))",
      '  build UInt64 CODEC(Delta, ZSTD(1))',
      '  value LowCardinality(String)',
      '  bucket Int16 CODEC(Delta, ZSTD(1))',
      '  n UInt64 CODEC(T64, ZSTD(1))',
    ].join(',\n'),
    ') ENGINE = MergeTree',
    'PARTITION BY toYear(at)',
    'ORDER BY (terminal_id, grain, dimension, series, at, value, bucket)',
    'SETTINGS fsync_after_insert = 1, fsync_part_directory = 1',
    `COMMENT 'Numbers in buckets over ${rollup.dataset.grain.replaceAll("'", "\\'")}'`,
  ].join('\n')

/** Lets go of the rows of builds that nobody reads any more. */
export const dropBuildsSql = (rollup: Rollup, builds: readonly number[]): readonly Statement[] =>
  tablesOf(rollup).map((table) => ({
    sql: `ALTER TABLE quaywise.${table} DELETE WHERE build IN (${builds.map(Math.trunc).join(', ')})`,
    params: newBindings({}).params,
  }))
