import { type AnalyticsStore, columnsOf, TABLES, type TableName } from '@quaywise/analytics-store'
import { blockOf, toldColumns } from '@quaywise/analytics-store/native'
import { FACT_IDENTITY, type FactName } from '@quaywise/domain'
import { hasPlaces } from './fact-places.ts'

/** Under this name it is noted among the places themselves of which tables they are whole, so that it goes with them. */
const WHOLE = 'whole'
/** Rows of a demonstration are never corrected by a file. */
const PLAYED = 'simulation'

const isTable = (name: string): name is TableName => Object.hasOwn(TABLES, name)

/**
 * Notes on which days things stand that were taken in before places were kept: once for each table, a month at a time,
 * before the first file comes in. It can be broken off and done again; a place that is there twice is there once.
 */
export const fillPlaces = async (store: AnalyticsStore): Promise<void> => {
  const { rows } = await store.query<{ name: string }>(
    'SELECT DISTINCT name FROM quaywise.fact_place WHERE terminal_id = {none:String} AND fact = {whole:String}',
    { params: { none: '', whole: WHOLE } },
  )
  const whole = new Set(rows.map(({ name }) => name))
  const tables = Object.keys(TABLES).filter(isTable).filter(hasPlaces)
  const missing = tables.filter((table) => !whole.has(table))
  if (missing.length === 0) return
  for (const table of missing) await fill(store, table)
  const notes = missing.map((name) => ({ terminal_id: '', fact: WHOLE, name, at: 0 }))
  await store.insert('quaywise.fact_place', 'Native', blockOf('fact_place', notes), {
    columns: toldColumns('fact_place'),
  })
}

/** Which rows of a table have a place: those that are told to have stood, and were told by a file. */
const placedRows = (table: FactName): string => {
  const time = `assumeNotNull(${FACT_IDENTITY[table].time})`
  const told = columnsOf(TABLES[table]).includes('source') ? ' AND source != {played:String}' : ''
  return `FROM quaywise.${table} WHERE toUnixTimestamp64Milli(${time}) > 0${told}`
}

const fill = async (store: AnalyticsStore, table: FactName): Promise<void> => {
  const { time, keys } = FACT_IDENTITY[table]
  const month = `toYYYYMM(assumeNotNull(${time}))`
  const params = { played: PLAYED, fact: table }
  const { rows } = await store.query<{ month: number }>(
    `SELECT DISTINCT ${month} AS month ${placedRows(table)}`,
    { params },
  )
  for (const one of rows)
    await store.command(
      `INSERT INTO quaywise.fact_place (terminal_id, fact, name, at)
       SELECT DISTINCT terminal_id, {fact:String}, toString(${keys[0]}), toDateTime64(toStartOfDay(assumeNotNull(${time})), 3, 'UTC')
       ${placedRows(table)} AND ${month} = {month:UInt32}`,
      { params: { ...params, month: Number(one.month) } },
    )
}
