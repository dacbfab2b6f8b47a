import type { FactName, Facts, Terminal } from '@quaywise/domain'
import type { FactFormat, FactReading, Known, Origin, TableRow } from '../fact-format.ts'
import { chunksOf, collect } from '../json/chunks.fixture.ts'
import { nearestCall } from '../taker/nearest-call.ts'

/** The columns by which rows of a table are one thing, next to the terminal. */
const KEYS: { readonly [Name in FactName]?: readonly (keyof Facts[Name] & string)[] } = {
  vessel_visit: ['visit_id'],
  visit_time: ['visit_id', 'started_at', 'category'],
  port_call_event: ['visit_id', 'stamp', 'classifier', 'seq', 'received_at'],
  source_memory: ['kind', 'name'],
  che_state: ['eq_kind', 'eq_id', 'started_at'],
  che_cycle: ['cycle_id'],
  fault: ['fault_id'],
  wait: ['eq_kind', 'eq_id', 'kind', 'started_at'],
  leg: ['wi_id', 'seq'],
  message: ['type', 'sender', 'reference', 'text'],
  telemetry: ['eq_kind', 'eq_id', 'trolley', 'at'],
  equipment: ['eq_kind', 'eq_id'],
  truck_visit: ['truck_visit_id'],
  container_visit: ['unit_id'],
  berth: ['berth_id'],
  block: ['block_id'],
  slot: ['block_id', 'bay', 'row', 'tier'],
}

const keyOf = (table: FactName, row: object): string => {
  const cells = new Map<string, unknown>(Object.entries(row))
  const keys: readonly string[] | undefined = KEYS[table]
  if (!keys) throw new Error(`no key of ${table}`)
  return JSON.stringify([table, ...keys.map((key) => cells.get(key))])
}

/** A terminal's facts in a map: what formats ask of a store, and what a taker does with what they tell. */
export class Harbour {
  readonly rows = new Map<string, TableRow>()
  readonly terminal: Terminal
  #batches = 0

  constructor(zone = 'Europe/Stockholm', locode = 'SEGOT') {
    this.terminal = { id: 'got', name: 'Gothenburg', locode, zone, clock: 'live', frozenAt: null }
  }

  readonly known: Known = {
    rows: async (table, keys) =>
      keys.flatMap((key) => {
        const found = this.rows.get(keyOf(table, key))
        // The key names the table.
        return found ? [found.row as Facts[typeof table]] : []
      }),
    calls:
      async () =>
      (names, here = []) => {
        const calls = [...this.of('vessel_visit'), ...here]
        return nearestCall([...new Map(calls.map((call) => [call.visit_id, call])).values()], names)
      },
    stays: async (numbers) => this.of('container_visit').filter((one) => numbers.includes(one.container_no)),
  }

  of<Name extends FactName>(table: Name): Facts[Name][] {
    const rows = [...this.rows.values()].filter((one) => one.table === table)
    return rows.map(({ row }) => row as Facts[Name])
  }

  put(...rows: readonly TableRow[]): void {
    for (const one of rows) this.rows.set(keyOf(one.table, one.row), one)
  }

  /** Takes a file as a batch of its own, as it came in at an instant. */
  async take(format: FactFormat, text: string, receivedAt: number, size = 65_536): Promise<FactReading[]> {
    this.#batches += 1
    const origin: Origin = {
      ...{ terminal: this.terminal, batchId: `b${this.#batches}`, receivedAt, mapping: null },
      known: this.known,
    }
    const opened = await format.open(chunksOf(text, size), origin)
    if ('fault' in opened) throw new Error(opened.fault.code)
    return collect(this.#taken(opened.readings))
  }

  async *#taken(readings: AsyncIterable<FactReading>): AsyncGenerator<FactReading> {
    for await (const reading of readings) {
      if (reading.kind === 'item') {
        this.put(...reading.facts)
        for (const { table, row } of reading.gone ?? []) this.rows.delete(keyOf(table, row))
      }
      yield reading
    }
  }

  /** Everything that stands, versions and memories apart, in an order of its own. */
  content(): readonly string[] {
    return [...this.rows.values()]
      .filter(({ table }) => table !== 'source_memory')
      .map(({ table, row }) => JSON.stringify([table, { ...row, version: 0 }]))
      .sort()
  }
}

/** A list in an order that the random numbers give. */
export const shuffled = <T>(list: readonly T[], random: () => number): T[] =>
  list
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
