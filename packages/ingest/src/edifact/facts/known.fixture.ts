import type { FactName, Facts } from '@quaywise/domain'
import type { FactReading, Known, TableRow } from '../../fact-format.ts'
import { nearestCall } from '../../taker/nearest-call.ts'

/** What a row is known by, table by table, besides its terminal. */
const KEYS: { readonly [Name in FactName]?: readonly (keyof Facts[Name])[] } = {
  vessel_visit: ['visit_id'],
  container_visit: ['unit_id'],
  work_instruction: ['wi_id'],
  che_cycle: ['cycle_id'],
  truck_visit: ['truck_visit_id'],
  truck_transaction: ['transaction_id'],
  truck_appointment: ['appointment_id'],
  stow_position: ['visit_id', 'plan', 'op', 'bay', 'row', 'tier', 'container_no'],
  load_list: ['visit_id', 'op', 'entry'],
  equipment_order: ['order_id'],
  verified_mass: ['container_no'],
  source_memory: ['kind', 'name'],
}

/** A terminal in memory: it keeps the newest version of each row, and answers as the stores do. */
export class Harbour implements Known {
  readonly #tables = new Map<FactName, Map<string, object>>()
  /** How many questions were asked. */
  asked = 0

  put({ table, row }: TableRow): void {
    const rows = this.#tables.get(table) ?? new Map<string, object>()
    this.#tables.set(table, rows)
    const known = rows.get(keyOf(table, row))
    if (!known || versionOf(row) >= versionOf(known)) rows.set(keyOf(table, row), row)
  }

  /** Takes everything that a format yields. */
  async takeAll(readings: AsyncIterable<FactReading>): Promise<readonly FactReading[]> {
    const all: FactReading[] = []
    for await (const reading of readings) {
      all.push(reading)
      if (reading.kind !== 'item') continue
      for (const fact of reading.facts) this.put(fact)
      for (const { table, row } of reading.gone ?? []) this.#tables.get(table)?.delete(keyOf(table, row))
    }
    return all
  }

  all<Name extends FactName>(table: Name): readonly Facts[Name][] {
    // The rows of a table are put under its name only.
    return [...(this.#tables.get(table)?.values() ?? [])] as Facts[Name][]
  }

  /** Every row of every table, for comparison; on request without versions and what they are made of. */
  contents(withVersions = true): unknown {
    const tables = [...this.#tables].filter(([table]) => withVersions || table !== 'source_memory')
    const rows = tables.flatMap(([table, kept]) =>
      [...kept].map(([key, row]) => [table, key, withVersions ? row : { ...row, version: 0 }] as const),
    )
    return rows.sort(([a, b], [c, d]) => (`${a} ${b}` < `${c} ${d}` ? -1 : 1))
  }

  rows = async <Name extends FactName>(
    table: Name,
    keys: readonly Partial<Facts[Name]>[],
  ): Promise<readonly Facts[Name][]> => {
    this.asked += 1
    const rows = this.#tables.get(table)
    // The rows of a table are put under its name only.
    return keys.flatMap((key) => (rows?.get(keyOf(table, key)) ?? []) as Facts[Name] | [])
  }

  calls: Known['calls'] = async () => {
    this.asked += 1
    return (names, here = []) => {
      const calls = new Map([...this.all('vessel_visit'), ...here].map((call) => [call.visit_id, call]))
      return nearestCall([...calls.values()], names)
    }
  }

  stays: Known['stays'] = async (containers) => {
    this.asked += 1
    const mine = this.all('container_visit').filter(({ container_no }) => containers.includes(container_no))
    const at = (stay: Facts['container_visit']): number => stay.arrived_at ?? stay.left_at ?? 0
    return mine.sort((a, b) => at(b) - at(a))
  }
}

const keyOf = (table: FactName, row: object): string => {
  const keys: readonly string[] = KEYS[table] ?? []
  const told = new Map<string, unknown>(Object.entries(row))
  return JSON.stringify(['terminal_id', ...keys].map((key) => told.get(key)))
}

const versionOf = (row: object): number => ('version' in row ? Number(row.version) : 0)
