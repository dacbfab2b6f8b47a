import { setTimeout as sleep } from 'node:timers/promises'
import type { LoadedTerminal } from './loaded-terminal.ts'
import type { Span } from './questions.ts'

const LOOK_MS = 5000
const PARTS = 10

/** The newest tenth of a span. */
export const newestTenth = ({ from, to }: Span): Span => ({ from: to - (to - from) / PARTS, to })

type Store = LoadedTerminal['store']

/** The tables that are cut by months, and the instant by which they are. */
const cutTables = async (store: Store): Promise<readonly (readonly [table: string, time: string])[]> => {
  const { rows } = await store.query(
    `SELECT name, extract(partition_key, '^toYYYYMM\\\\((\\\\w+)\\\\)$') AS time
     FROM system.tables WHERE database = 'quaywise' AND time != ''`,
  )
  return rows.map(({ name, time }) => [String(name), String(time)])
}

/** Takes away all that happened before an instant, and gives back how many rows that was. */
export const dropBefore = async (store: Store, at: number): Promise<number> => {
  const instant = `fromUnixTimestamp64Milli(${Math.floor(at)})`
  const before = await rowsOf(store)
  for (const [table, time] of await cutTables(store)) {
    const { rows } = await store.query(
      `SELECT DISTINCT partition_id AS id FROM system.parts WHERE database = 'quaywise' AND table = {table:String}
       AND active AND toUInt32OrZero(partition) < toYYYYMM(${instant})`,
      { params: { table } },
    )
    for (const { id } of rows)
      await store.command(`ALTER TABLE quaywise.${table} DROP PARTITION ID '${String(id)}'`)
    await store.command(
      `ALTER TABLE quaywise.${table} DELETE WHERE ${time} < ${instant} SETTINGS mutations_sync = 2`,
    )
  }
  await atRest(store)
  return before - (await rowsOf(store))
}

const rowsOf = async (store: Store): Promise<number> => {
  const { rows } = await store.query(
    `SELECT sum(rows) AS n FROM system.parts WHERE database = 'quaywise' AND active`,
  )
  return Number(rows[0]?.n ?? 0)
}

/** Waits until the engine merges nothing any more. */
const atRest = async (store: Store): Promise<void> => {
  const merging = async (): Promise<number> =>
    Number((await store.query('SELECT count() AS n FROM system.merges')).rows[0]?.n ?? 0)
  while ((await merging()) > 0) await sleep(LOOK_MS)
}
