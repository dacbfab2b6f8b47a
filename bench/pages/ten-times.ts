import { columnsOf, TABLES, type TableName } from '@quaywise/analytics-store'
import { datasetOf, sidesOf } from '@quaywise/metrics'
import { measuresOf } from '@quaywise/report-kit'
import { REPORTS } from '@quaywise/reports/server'
import type { LoadedTerminal } from './loaded-terminal.ts'

const COPIES = 9
/** Further back than any fact of 13 months reaches. */
const DAYS_BACK = 406
const LONG = { maxSeconds: 1800 }

const isInstant = (type: string): boolean => type.includes('DateTime64')

/** A column of a copy that lies further back: its instants moved, its names of rows their own. */
const moved = (column: string, type: string): string => {
  if (isInstant(type)) return `${column} - toIntervalDay({days:Int32} * (copy + 1))`
  const own = type.startsWith('String') && column.endsWith('_id')
  return own || column === 'visit_id'
    ? `if(${column} = '', '', concat(${column}, '~', toString(copy)))`
    : column
}

/** The tables that the pages count, without what is no history: places and machines. */
const tablesOfPages = (): readonly TableName[] => {
  const measures = [...REPORTS.values()].flatMap(({ report }) =>
    Object.values(report.panels).flatMap(measuresOf),
  )
  const sides = new Set(measures.flatMap((measure) => [...sidesOf(measure)]))
  const tables = new Set([...sides].map((side) => datasetOf(side).table))
  return [...tables, 'vessel_visit'].filter(
    (name): name is TableName => name in TABLES && !['equipment', 'block', 'berth'].includes(name),
  )
}

/** Gives a terminal nine times its facts as older history, and how many rows were added. */
export const addHistory = async ({ store, terminal }: LoadedTerminal): Promise<number> => {
  let added = 0
  for (const table of new Set(tablesOfPages())) {
    const types: Readonly<Record<string, string>> = TABLES[table].columns
    const columns = columnsOf(TABLES[table]).filter((column) => column !== 'ingested_at')
    const cells = columns.map((column) => `${moved(column, types[column] ?? '')} AS c_${column}`)
    const before = await rowsOf(store, table)
    await store.command(
      `INSERT INTO quaywise.${table} (${columns.join(', ')})
       SELECT ${cells.join(', ')} FROM quaywise.${table} ARRAY JOIN range(${COPIES}) AS copy
       WHERE terminal_id = {terminal:String}
       SETTINGS min_insert_block_size_rows = 1000000, min_insert_block_size_bytes = 200000000, max_partitions_per_insert_block = 1000`,
      { ...LONG, params: { terminal: terminal.id, days: DAYS_BACK } },
    )
    added += (await rowsOf(store, table)) - before
  }
  return added
}

const rowsOf = async (store: LoadedTerminal['store'], table: string): Promise<number> => {
  const { rows } = await store.query(`SELECT count() AS n FROM quaywise.${table}`)
  return Number(rows[0]?.n ?? 0)
}
