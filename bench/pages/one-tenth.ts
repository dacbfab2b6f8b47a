import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { atRest } from '../store/at-rest.ts'
import type { LoadedTerminal } from './loaded-terminal.ts'
import type { Span } from './questions.ts'

const PARTS = 10
const DAY_MS = 86_400_000

/** The newest tenth of a span. */
export const newestTenth = ({ from, to }: Span): Span => ({ from: to - (to - from) / PARTS, to })

type Store = LoadedTerminal['store']

/** Forgets in a folder whose stores are closed which days were rolled up before an instant, and in part after it. */
export const forgetBefore = (folder: string, at: number): void => {
  const day = new Date(at + DAY_MS).toISOString().slice(0, 10)
  const admin = new DatabaseSync(join(folder, 'admin.sqlite'))
  admin.prepare('DELETE FROM rollup_day WHERE day < ?').run(day)
  admin.prepare('DELETE FROM rollup_month WHERE month <= ?').run(day.slice(0, 7))
  admin.close()
}

type CutTable = { readonly table: string; readonly time: string; readonly by: string }

/** The tables that are cut by months or years, by which of them, and the instant that says where a row lies. */
const cutTables = async (store: Store): Promise<readonly CutTable[]> => {
  const { rows } = await store.query(
    `SELECT name, extractGroups(partition_key, '^(toYYYYMM|toYear)\\((\\w+)\\)$') AS key
     FROM system.tables WHERE database = 'quaywise' AND notEmpty(key) ORDER BY total_rows`,
  )
  return rows.map(({ name, key }) => {
    const [by, time] = Array.isArray(key) ? key.map(String) : []
    return { table: String(name), by: by ?? '', time: time ?? '' }
  })
}

/** Takes away all that happened before an instant, and gives back how many rows that was. */
export const dropBefore = async (store: Store, at: number): Promise<number> => {
  const before = await rowsOf(store)
  for (const cut of await cutTables(store)) await dropOf(store, cut, at)
  await atRest(store)
  return before - (await rowsOf(store))
}

/** Whole partitions are dropped; only of the one that holds the instant rows are deleted. */
const dropOf = async (store: Store, { table, time, by }: CutTable, at: number): Promise<void> => {
  const instant = `fromUnixTimestamp64Milli(${Math.floor(at)}, 'UTC')`
  const { rows } = await store.query(
    `SELECT DISTINCT partition_id AS id, toUInt32OrZero(partition) = ${by}(${instant}) AS partly
     FROM system.parts WHERE database = 'quaywise' AND table = {table:String} AND active
     AND toUInt32OrZero(partition) <= ${by}(${instant})`,
    { params: { table } },
  )
  for (const { id, partly } of rows)
    await store.command(
      Number(partly) === 0
        ? `ALTER TABLE quaywise.${table} DROP PARTITION ID '${String(id)}'`
        : `ALTER TABLE quaywise.${table} DELETE IN PARTITION ID '${String(id)}' WHERE ${time} < ${instant} SETTINGS mutations_sync = 2`,
    )
}

const rowsOf = async (store: Store): Promise<number> => {
  const { rows } = await store.query(
    `SELECT sum(rows) AS n FROM system.parts WHERE database = 'quaywise' AND active`,
  )
  return Number(rows[0]?.n ?? 0)
}
