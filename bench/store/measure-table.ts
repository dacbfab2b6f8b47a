import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { AnalyticsStore } from '@quaywise/analytics-store'
import { Block, toldColumns } from '@quaywise/analytics-store/native'
import type { FactName } from '@quaywise/domain'
import { coreSeconds } from './core-seconds.ts'

/** What one table takes: bytes on disk, bytes as zstd Parquet, and seconds of one core for its rows. */
export type TableFigures = {
  readonly table: FactName
  readonly rows: number
  readonly bytes: number
  readonly parquetBytes: number
  readonly encodeS: number
  readonly insertS: number
  readonly engineS: number
}

const BATCH = 100_000
const LONG = { maxSeconds: 600 }

const blocksOf = (table: FactName, facts: readonly object[]): readonly Uint8Array[] => {
  const blocks: Uint8Array[] = []
  const block = new Block(table)
  for (let start = 0; start < facts.length; start += BATCH) {
    for (const fact of facts.slice(start, start + BATCH)) block.add(fact)
    blocks.push(block.bytes())
    block.clear()
  }
  return blocks
}

const onDisk = async (store: AnalyticsStore, table: FactName): Promise<{ rows: number; bytes: number }> => {
  const { rows } = await store.query<{ rows: string; bytes: string }>(
    `SELECT sum(rows) AS rows, sum(bytes_on_disk) AS bytes FROM system.parts
     WHERE active AND database = currentDatabase() AND table = {table:String}`,
    { params: { table } },
  )
  return { rows: Number(rows[0]?.rows), bytes: Number(rows[0]?.bytes) }
}

/** Loads facts as the server does, lets the engine do the same from its own table, and weighs both. */
export const measureTable = async (
  store: AnalyticsStore,
  folder: string,
  table: FactName,
  facts: readonly object[],
): Promise<TableFigures> => {
  const name = `quaywise.${table}`
  const columns = toldColumns(table)
  const list = columns.join(', ')
  const parquet = join(folder, `${table}.parquet`)
  await store.command(`SYSTEM STOP MERGES ${name}`)
  let blocks: readonly Uint8Array[] = []
  const encodeS = await coreSeconds(() => {
    blocks = blocksOf(table, facts)
  })
  const insertS = await coreSeconds(async () => {
    for (const block of blocks) await store.insert(name, 'Native', block, { columns })
  })
  await store.command(`CREATE TABLE quaywise.bench_copy AS ${name}`)
  await store.command('SYSTEM STOP MERGES quaywise.bench_copy')
  const engineS = await coreSeconds(() =>
    store.command(`INSERT INTO quaywise.bench_copy (${list}) SELECT ${list} FROM ${name}`, LONG),
  )
  await store.command('DROP TABLE quaywise.bench_copy SYNC')
  await store.command(`SYSTEM START MERGES ${name}`)
  await store.command(`OPTIMIZE TABLE ${name} FINAL`, LONG)
  await store.command(
    `INSERT INTO FUNCTION file('${parquet}', Parquet) SELECT ${list} FROM ${name}
     SETTINGS max_threads = 1, output_format_parquet_compression_method = 'zstd'`,
    LONG,
  )
  const { rows, bytes } = await onDisk(store, table)
  return { table, rows, bytes, parquetBytes: statSync(parquet).size, encodeS, insertS, engineS }
}
