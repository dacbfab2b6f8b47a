/** A table of the analytics store as data: its grain in one line, its columns in order. */
export type Table = {
  readonly name: string
  /** One row is … */
  readonly grain: string
  readonly engine: 'MergeTree' | 'ReplacingMergeTree' | 'ReplacingMergeTree(version)'
  readonly partitionBy?: string
  readonly orderBy: readonly string[]
  readonly columns: Readonly<Record<string, string>>
  readonly indexes?: readonly string[]
}

/** Keeps the literal column names of a table, so that row writers are typed by them. */
export const defineTable = <const T extends Table>(table: T): T => table

/** The names of a table's columns in the order in which rows are written. */
export const columnsOf = (table: Table): readonly string[] => Object.keys(table.columns)

/**
 * The `CREATE TABLE` of a table. Every insert is synced before it is acknowledged, and the last
 * 10,000 insert tokens of each table are remembered, so that a retried batch adds nothing.
 */
export const createTableSql = (table: Table): string => {
  const columns = Object.entries(table.columns).map(([name, type]) => `  ${name} ${type}`)
  const lines = [...columns, ...(table.indexes ?? []).map((index) => `  INDEX ${index}`)]
  return [
    `CREATE TABLE IF NOT EXISTS quaywise.${table.name} (`,
    lines.join(',\n'),
    `) ENGINE = ${table.engine}`,
    ...(table.partitionBy ? [`PARTITION BY ${table.partitionBy}`] : []),
    `ORDER BY (${table.orderBy.join(', ')})`,
    'SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, non_replicated_deduplication_window = 10000',
    `COMMENT 'One row is ${table.grain.replaceAll("'", "\\'")}'`,
  ].join('\n')
}
