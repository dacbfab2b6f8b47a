import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FactName, Facts } from '@quaywise/domain'
import { edifactFormat, type Known } from '@quaywise/ingest'
import { ask } from '@quaywise/testing/ask'
import { seedFacts } from '@quaywise/testing/seed'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { WORKED } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const FILES = ['coarri', 'codeco', 'baplie-2.1', 'movins', 'coprar', 'copino', 'coparn', 'vermas'] as const
const pathOf = (name: string): string =>
  fileURLToPath(new URL(`../../../../packages/ingest/src/edifact/fixture/${name}.edi`, import.meta.url))

/** A terminal that knows nothing yet. */
const NOTHING: Known = { rows: async () => [], calls: async () => () => null, stays: async () => [] }

const WINDOW = { from: Date.UTC(2026, 1, 1), to: Date.UTC(2026, 3, 1) }

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  for (const file of FILES) await seedFacts(stores.store, await factsOf(file))
})
afterAll(() => stores.close())

const factsOf = async (
  file: string,
  terminalId = WORKED.id,
): Promise<{ [Name in FactName]?: Facts[Name][] }> => {
  const terminal = { ...WORKED, id: terminalId }
  const origin = { terminal, batchId: 'B', receivedAt: WINDOW.to, mapping: null, known: NOTHING }
  const opened = await edifactFormat.open(createReadStream(pathOf(file)), origin)
  if ('fault' in opened) throw new Error(opened.fault.detail)
  const facts = new Map<FactName, object[]>()
  for await (const reading of opened.readings)
    if (reading.kind === 'item')
      for (const { table, row } of reading.facts) facts.set(table, [...(facts.get(table) ?? []), row])
  // Every row stands under the name of its own table.
  return Object.fromEntries(facts) as { [Name in FactName]?: Facts[Name][] }
}

describe('what EDIFACT messages tell, in the stores', () => {
  it('is what it was, column by column', async () => {
    for (const file of FILES) {
      const facts = await factsOf(file, file)
      await seedFacts(stores.store, facts)
      for (const [table, rows] of Object.entries(facts)) {
        const told: readonly object[] = rows
        const columns = Object.keys(told[0] ?? {})
        const { rows: kept } = await stores.store.query(
          `SELECT * FROM quaywise.${table} WHERE terminal_id = {file:String}`,
          { params: { file } },
        )
        const texts = (list: readonly object[]) =>
          list.map((row) => JSON.stringify(comparable(row, columns))).sort()
        expect(texts(kept), `${file} ${table}`).toEqual(texts(told))
      }
    }
  })

  it('is counted by call: boxes as volume, without a rate', async () => {
    const measures = ['crane_boxes', 'load_boxes', 'discharge_boxes', 'gmph', 'lifts']
    const { rows } = await ask(stores.store, { window: WINDOW, by: ['visit'], measures, basis: 'call' })
    expect(rows).toMatchObject([
      {
        visit: '9074729-113',
        crane_boxes: 3,
        load_boxes: 1,
        discharge_boxes: 2,
        lifts: 0,
        gmph: { value: null },
      },
    ])
  })

  it('stands beside the plan and the list of the call', async () => {
    const measures = ['stowed_boxes', 'listed_boxes', 'ordered_boxes']
    const { rows } = await ask(stores.store, { window: WINDOW, measures })
    expect(rows).toMatchObject([{ stowed_boxes: 4 + 3, listed_boxes: 2, ordered_boxes: 13 }])
    const gate = await ask(stores.store, {
      window: WINDOW,
      measures: ['gate_transactions', 'trucks_out', 'appointments_booked'],
    })
    expect(gate.rows).toMatchObject([{ gate_transactions: 1, appointments_booked: 2 }])
    expect(Number(gate.rows[0]?.trucks_out ?? 0)).toBe(0)
  })
})

/** Words, instants in milliseconds and numbers as the stores keep them, in the order of the columns. */
const comparable = (row: object, columns: readonly string[]): unknown => {
  const told = new Map<string, unknown>(Object.entries(row))
  return [...columns].sort().map((column) => plain(column, told.get(column)))
}

const plain = (column: string, value: unknown): unknown => {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return Date.parse(value)
  if (column === 'version') return String(value)
  return typeof value === 'number' && !Number.isInteger(value) ? Math.fround(value) : value
}
