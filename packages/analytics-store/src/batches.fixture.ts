import type { AnalyticsStore } from './analytics-store.ts'

export const BATCH_ROWS = 2000

const SETTINGS =
  'SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000'

/** A table of batches and a roll-up that a view fills from it. */
export const prepareBatches = async (store: AnalyticsStore): Promise<void> => {
  await store.command(
    `CREATE TABLE IF NOT EXISTS quaywise.batch (number UInt32, row UInt32) ENGINE = MergeTree ORDER BY number ${SETTINGS}`,
  )
  await store.command(
    `CREATE TABLE IF NOT EXISTS quaywise.batch_size (number UInt32, rows UInt64) ENGINE = SummingMergeTree ORDER BY number ${SETTINGS}`,
  )
  await store.command(
    'CREATE MATERIALIZED VIEW IF NOT EXISTS quaywise.count_batches TO quaywise.batch_size AS SELECT number, count() AS rows FROM quaywise.batch GROUP BY number',
  )
}

/** The same content every time, as a retry must have it. */
export const batchOf = (number: number): Buffer =>
  Buffer.from(Array.from({ length: BATCH_ROWS }, (_, row) => JSON.stringify({ number, row })).join('\n'))

/** The numbers whose rows are not exactly once there, in the table or in the roll-up, of batches 0 to last. */
export const wrongBatches = async (store: AnalyticsStore, last: number): Promise<string[]> => {
  const { rows } = await store.query<{ number: string }>(
    `SELECT toString(n.number) AS number FROM (SELECT toUInt32(number) AS number FROM numbers({count:UInt32})) AS n
    LEFT JOIN (SELECT number, count() AS rows, uniqExact(row) AS distinct FROM batch GROUP BY number) AS b USING number
    LEFT JOIN (SELECT number, sum(rows) AS rows FROM batch_size GROUP BY number) AS s USING number
    WHERE b.rows != {rows:UInt32} OR b.distinct != {rows:UInt32} OR s.rows != {rows:UInt32}
    UNION ALL SELECT 'beyond' FROM batch WHERE number >= {count:UInt32} LIMIT 1`,
    { params: { count: last + 1, rows: BATCH_ROWS } },
  )
  return rows.map(({ number }) => number)
}
