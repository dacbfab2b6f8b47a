import { FACT_COLUMNS, FACT_IDENTITY, type FactName } from '@quaywise/domain'
import { type IngestAnswer, type IngestPorts, ingestStream } from '@quaywise/ingest'
import { openTestStores, type TestStores } from '@quaywise/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentOf } from '../demo/fixture/content-of.ts'
import { randomRows } from './fixture/random-rows.ts'
import { portsOf } from './ports-of.ts'

const ROWS = 25
const tables = Object.keys(FACT_COLUMNS).filter((name): name is FactName => name in FACT_IDENTITY)

let stores: TestStores
let ports: IngestPorts
beforeAll(async () => {
  stores = await openTestStores()
  ports = portsOf({ ...stores, now: () => new Date(), dataDir: stores.folder })
})
afterAll(() => stores.close())

const send = async (
  table: FactName,
  { id, rows, rowsAtOnce }: { id: string; rows: readonly object[]; rowsAtOnce: number },
): Promise<IngestAnswer> => {
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  const stream = (async function* () {
    for (let from = 0; from < text.length; from += 1000) yield Buffer.from(text.slice(from, from + 1000))
  })()
  const terminal = { id, name: id, locode: '', zone: 'Asia/Shanghai', clock: 'live', frozenAt: null } as const
  const request = { kind: `facts/${table}`, terminal, mapping: null, fileName: null, stream }
  const outcome = await ingestStream(request, { ...ports, rowsAtOnce })
  if ('fault' in outcome) throw new Error(outcome.fault.detail)
  return outcome.answer
}

const counts = ({ accepted, duplicate, rejected }: IngestAnswer) => [accepted, duplicate, rejected]

const kept = async (table: FactName, terminal: string) => {
  const { store } = stores
  const said = (await contentOf(store, terminal))[table]
  return said?.kept
}

/** What a terminal's rows of a table say, versions and their terminal apart. */
const sayings = async (table: FactName, terminal: string): Promise<readonly unknown[]> => {
  const identity: readonly string[] = FACT_IDENTITY[table].keys
  const columns = Object.keys(FACT_COLUMNS[table] ?? {}).filter(
    (name) => name !== 'terminal_id' && (name !== 'version' || identity.includes(name)),
  )
  const final = (
    await stores.store.query(
      `SELECT engine FROM system.tables WHERE database = 'quaywise' AND name = '${table}'`,
    )
  ).rows[0]?.engine
  const { rows } = await stores.store.query(
    `SELECT ${columns.join(', ')} FROM quaywise.${table} ${final === 'MergeTree' ? '' : 'FINAL'}
     WHERE terminal_id = {terminal:String} ORDER BY ${identity.join(', ')}`,
    { params: { terminal } },
  )
  return rows
}

describe.each(tables.map((table) => ({ table })))('rows of $table', ({ table }) => {
  const rows = randomRows(table, ROWS, table.length)

  it('come to the same however they are cut, once, and as they were told last', async () => {
    const [whole, parts] = [`${table}-whole`, `${table}-parts`]
    const first = counts(await send(table, { id: whole, rows, rowsAtOnce: 1_000_000 }))
    expect(counts(await send(table, { id: parts, rows, rowsAtOnce: 9 }))).toEqual(first)
    expect(first[2]).toBe(0)
    const told = await sayings(table, whole)
    expect(await sayings(table, parts)).toEqual(told)
    const things = new Set(rows.map((row) => FACT_IDENTITY[table].keys.map((key) => row[key]).join('\n')))
    expect(told).toHaveLength(things.size)

    const last = [
      ...new Map(
        rows.map((row) => [FACT_IDENTITY[table].keys.map((key) => row[key]).join('\n'), row]),
      ).values(),
    ]
    expect(counts(await send(table, { id: whole, rows: last, rowsAtOnce: 13 }))).toEqual([0, last.length, 0])
    expect(await sayings(table, whole)).toEqual(told)
    const news = randomRows(table, ROWS, 77)
    await send(table, { id: whole, rows: news, rowsAtOnce: 10 })
    await send(table, { id: parts, rows: news, rowsAtOnce: 1000 })
    expect(await sayings(table, parts)).toEqual(await sayings(table, whole))
    expect(await kept(table, whole)).toBe(String(things.size))
  })
})
