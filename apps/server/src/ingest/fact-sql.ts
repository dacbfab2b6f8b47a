import { columnsOf, TABLES } from '@quaywise/analytics-store'
import { toldColumns } from '@quaywise/analytics-store/native'
import { FACT_IDENTITY, type FactName } from '@quaywise/domain'
import type { FactRows, Window } from '@quaywise/ingest'

/** The table into which the rows of a batch are put to be compared with what stands; of one session's making. */
export const stagedName = (table: FactName, batchId: string): string =>
  `quaywise.staged_${batchId.replaceAll(/[^A-Za-z0-9]/g, '')}_${table}`

const plainType = (definition: string): string => definition.replace(/ (CODEC|DEFAULT)\b.*$/, '')

/** Makes that table, in memory and on the one server that is asked: it lives as long as its batch. */
export const createStaged = (table: FactName, batchId: string): string => {
  const types: Readonly<Record<string, string>> = TABLES[table].columns
  const columns = toldColumns(table).map((column) => `${column} ${plainType(types[column] ?? '')}`)
  return `CREATE TABLE IF NOT EXISTS ${stagedName(table, batchId)} (n UInt32, ${columns.join(', ')}) ENGINE = Memory`
}

/** The key columns of a table as one expression. */
export const keyOf = (table: FactName): string => keyTuple(FACT_IDENTITY[table].keys)

const keyTuple = (keys: readonly string[]): string =>
  keys.length === 1 ? (keys[0] ?? '') : `(${keys.join(', ')})`

const inWindow = (table: FactName, window: Window | null): string => {
  const { time } = FACT_IDENTITY[table]
  if (time === null || window === null) return ''
  return ` AND ${time} BETWEEN {from:DateTime64(3, 'UTC')} AND {to:DateTime64(3, 'UTC')}`
}

/** Which rows of a table belong to a terminal and lie in a window; with the values of `placeParams`. */
export const placeSql = (table: FactName, window: Window | null): string =>
  `terminal_id = {terminal:String}${inWindow(table, window)}`

// Earlier instants have so few digits that the engine would not take them as a value.
const EARLIEST = Date.UTC(1985, 0, 1)

/** An instant as the engine takes it; those before 1985 count as its start. */
export const instantText = (at: number): string => new Date(Math.max(at, EARLIEST)).toISOString()

export const placeParams = ({
  terminalId,
  window,
}: Pick<FactRows, 'terminalId' | 'window'>): Record<string, string> => ({
  terminal: terminalId,
  ...(window ? { from: instantText(window.from), to: instantText(window.to) } : {}),
})

const finalOf = (table: FactName): string => (TABLES[table].engine === 'MergeTree' ? '' : ' FINAL')

const standingRows = ({ table, window, batchId }: FactRows, columns: string): string =>
  `SELECT ${columns} FROM quaywise.${table}${finalOf(table)} WHERE ${placeSql(table, window)}
   AND ${keyOf(table)} GLOBAL IN (SELECT ${keyOf(table)} FROM ${stagedName(table, batchId)})`

/** The places of the staged rows of whose things something stands. */
export const matchedSql = (rows: FactRows): string =>
  `SELECT n FROM ${stagedName(rows.table, rows.batchId)}
   WHERE ${keyOf(rows.table)} IN (${standingRows(rows, FACT_IDENTITY[rows.table].keys.join(', '))})`

/** The days outside of a window on which things of the staged rows were ever told to stand. */
export const farPlacesSql = ({ table, batchId }: FactRows): string => {
  const [name] = FACT_IDENTITY[table].keys
  return `SELECT toFloat64(toUnixTimestamp64Milli(min(at))) AS first, toFloat64(toUnixTimestamp64Milli(max(at))) AS last,
     count() AS found
   FROM quaywise.fact_place WHERE terminal_id = {terminal:String} AND fact = {fact:String}
   AND name GLOBAL IN (SELECT DISTINCT ${name} FROM ${stagedName(table, batchId)})
   AND at NOT BETWEEN {from:DateTime64(3, 'UTC')} AND {to:DateTime64(3, 'UTC')}`
}

const has = (table: FactName, column: string): boolean => columnsOf(TABLES[table]).includes(column)

/** Whether a version orders the states of a thing, rather than naming it. */
const isVersioned = (table: FactName): boolean => {
  const keys: readonly string[] = FACT_IDENTITY[table].keys
  return has(table, 'version') && !keys.includes('version')
}

/** What stands of the staged rows, which are whole: whether it says the same, its version and when it was taken. */
export const standingSql = (rows: FactRows): string => {
  const { table, batchId } = rows
  const keys = FACT_IDENTITY[table].keys.join(', ')
  const words = toldColumns(table).filter((column) => !(isVersioned(table) && column === 'version'))
  const says = `cityHash64(tuple(${words.join(', ')}))`
  const version = isVersioned(table) ? 'toFloat64(version)' : '0'
  const takenAt = has(table, 'ingested_at') ? 'toFloat64(toUnixTimestamp64Milli(ingested_at))' : '0'
  const { time, cutFor } = FACT_IDENTITY[table]
  const at = time === null ? '0' : `toFloat64(toUnixTimestamp64Milli(assumeNotNull(${time})))`
  const ended = cutFor === null ? '0' : 'toFloat64(toUnixTimestamp64Milli(ended_at))'
  return `SELECT n, staged_says = stands_says AS same, stands_version AS version, stands_taken AS takenAt,
     stands_at AS at, stands_ended AS endedAt
   FROM (SELECT n, ${keys}, ${says} AS staged_says FROM ${stagedName(table, batchId)}) AS staged
   INNER JOIN (${standingRows(rows, `${keys}, ${says} AS stands_says, ${version} AS stands_version, ${takenAt} AS stands_taken, ${at} AS stands_at, ${ended} AS stands_ended`)}) AS stands
   USING (${keys}) ORDER BY takenAt`
}

/** The keys of the rows that are not staged but begin inside a staged interval of their machine. */
export const insideSql = (rows: FactRows): string => {
  const { table, batchId, window } = rows
  const { keys, cutFor } = FACT_IDENTITY[table]
  const owner: readonly string[] = cutFor ?? []
  const staged = stagedName(table, batchId)
  return `SELECT ${keys.map((key) => `stands.${key} AS ${key}`).join(', ')},
     toUnixTimestamp64Milli(stands.ingested_at) AS taken_at
   FROM (SELECT ${keys.join(', ')}, ingested_at FROM quaywise.${table}${finalOf(table)} WHERE ${placeSql(table, window)}
     AND ${keyTuple(owner)} GLOBAL IN (SELECT ${owner.join(', ')} FROM ${staged})
     AND ${keyOf(table)} GLOBAL NOT IN (SELECT ${keys.join(', ')} FROM ${staged})) AS stands
   ASOF INNER JOIN (SELECT ${owner.join(', ')}, started_at, ended_at FROM ${staged}) AS told
   ON ${owner.map((column) => `stands.${column} = told.${column}`).join(' AND ')} AND stands.started_at >= told.started_at
   WHERE stands.started_at < told.ended_at`
}

/** Whether the key columns and the terminal are all by which a table that keeps the last telling sorts. */
export const sortsByKey = (table: FactName): boolean => {
  const { engine, orderBy } = TABLES[table]
  const keys = new Set<string>(['terminal_id', ...FACT_IDENTITY[table].keys])
  return engine !== 'MergeTree' && orderBy.every((column: string) => keys.has(column))
}

/** Keys of a table as the rows of a `SELECT`, with the bound lists that they come from: one for each key column. */
export const keyList = (table: FactName, keys: readonly (readonly unknown[])[]) => {
  const types: Readonly<Record<string, string>> = TABLES[table].columns
  const columns = FACT_IDENTITY[table].keys.map((key, i) => {
    const type = plainType(types[key] ?? '').replace(/^LowCardinality\((.*)\)$/, '$1')
    const bound = (value: unknown): string | number => {
      if (type.startsWith('DateTime64')) return instantText(Number(value))
      return /^U?Int/.test(type) ? Number(value) : String(value)
    }
    return { name: `k${i}`, type, values: keys.map((of) => bound(of[i])) }
  })
  const lists = columns.map(({ name, type }) => `{${name}:Array(${type})}`).join(', ')
  return {
    sql: columns.length === 1 ? `arrayJoin(${lists})` : `arrayJoin(arrayZip(${lists}))`,
    values: Object.fromEntries(columns.map(({ name, values }) => [name, values])),
  }
}
