import { FACT_COLUMNS, FACT_IDENTITY, type FactName } from '@quaywise/domain'
import type { FactRow, Origin } from '../fact-format.ts'
import type { FactMapping } from '../mapping/fact-mapping.ts'
import { compileFormat } from '../mapping/stamp-format.ts'
import type { FileFault } from '../reading.ts'
import type { RejectionReason } from '../reason.ts'
import { type ColumnReader, columnReader } from './column-reader.ts'
import { MISSING, Refused } from './refusal.ts'
import { type RowMaker, rowMaker } from './row-maker.ts'
import { WallClock } from './wall-clock.ts'

const DAY = 86_400_000
const LONGEST_INTERVAL = 400 * DAY

/** Why a row is not taken, and the column and value that are to blame. */
export type RowRefusal = {
  readonly reason: RejectionReason
  readonly column: string
  readonly value?: string
}

type BoundColumn = ColumnReader & {
  readonly name: string
  /** How the file calls it. */
  readonly calledInFile: string
  readonly constant: unknown
  readonly aliases: ReadonlyMap<string, string> | null
}

/** What rows of a table are read for. */
export type RowTerms = Pick<Origin, 'terminal' | 'receivedAt'> & { readonly mapping: FactMapping | null }

/**
 * Reads rows of a table from the values of a file, column by column, and cuts intervals at the local hours where
 * the table wants it so. One object for a whole file: it keeps what it learned of the zone.
 */
export class RowReader {
  readonly table: FactName
  readonly columns: readonly BoundColumn[]
  readonly #terminal: string
  readonly #clock: WallClock
  readonly #ends: readonly [from: string, to: string] | null
  readonly #rowOf: RowMaker
  readonly #values: unknown[] = []
  /** Why the last row was not taken. */
  refusal: RowRefusal | null = null

  constructor(table: FactName, { terminal, receivedAt, mapping }: RowTerms) {
    const holds = FACT_COLUMNS[table] ?? {}
    const zone = mapping?.zone ?? terminal.zone
    const formats = (mapping?.dateFormats ?? []).map(compileFormat)
    const terms = { zone, clock: new WallClock(zone), formats, decimal: mapping?.decimal ?? '.' }
    const keys: readonly string[] = FACT_IDENTITY[table].keys
    const untold = new Map<string, unknown>([
      ['terminal_id', terminal.id],
      ['source', mapping?.source ?? `facts/${table}`],
      ...(keys.includes('version') ? [] : [['version', receivedAt] as const]),
    ])
    this.table = table
    this.#terminal = terminal.id
    this.#clock = zone === terminal.zone ? terms.clock : new WallClock(terminal.zone)
    this.#ends = ENDS.find(([from, to]) => from in holds && to in holds) ?? null
    this.columns = Object.entries(holds).map(([name, column]) => {
      const reader = columnReader({ name, holds: column, key: keys.includes(name) }, terms)
      const aliases = mapping?.aliases[name]
      return {
        ...{ name, calledInFile: mapping?.columns[name] ?? name, constant: mapping?.constants[name] },
        aliases: aliases ? new Map(Object.entries(aliases)) : null,
        ...(untold.has(name) ? { ...reader, untold: untold.get(name) } : reader),
      }
    })
    this.#rowOf = rowMaker(this.columns.map(({ name }) => name))
  }

  /** The row of some values, in the order of `columns`; null where it is refused, and `refusal` says why. */
  read(values: readonly unknown[]): FactRow | null {
    const { columns } = this
    for (let i = 0; i < columns.length; i += 1) {
      const column = columns[i]
      if (column === undefined) continue
      const told = values[i] ?? column.constant
      const value = told === undefined || told === '' ? column.untold : readValue(column, told)
      if (value === undefined) return this.#refuse(MISSING, column.name, told)
      if (value instanceof Refused) return this.#refuse(value, column.name, told)
      this.#values[i] = value
    }
    return this.#checked(this.#rowOf(this.#values))
  }

  /** The row itself, or its parts where its table has intervals cut at local hours. */
  parts(row: FactRow): readonly FactRow[] {
    if (FACT_IDENTITY[this.table].cutFor === null) return [row]
    const [from, to] = [Number(row.started_at), Number(row.ended_at)]
    const hours = this.#clock.hoursInside(from, to)
    if (hours.length === 0) return [row]
    const starts = [from, ...hours]
    return starts.map((start, i) => ({ ...row, started_at: start, ended_at: starts[i + 1] ?? to }))
  }

  #checked(row: FactRow): FactRow | null {
    if (row.terminal_id !== this.#terminal) {
      this.refusal = { reason: 'TERMINAL_DIFFERS', column: 'terminal_id', value: String(row.terminal_id) }
      return null
    }
    if (this.#ends === null) return row
    const [from, to] = this.#ends
    const length = Number(row[to]) - Number(row[from])
    if (length >= 0 && length <= LONGEST_INTERVAL) return row
    this.refusal = { reason: length < 0 ? 'INTERVAL_BACKWARDS' : 'INTERVAL_LONG', column: to }
    return null
  }

  #refuse({ reason }: Refused, column: string, told: unknown): null {
    const plain = typeof told === 'string' || typeof told === 'number' || typeof told === 'boolean'
    this.refusal = { reason, column, ...(plain ? { value: String(told) } : {}) }
    return null
  }
}

const ENDS: readonly (readonly [string, string])[] = [
  ['started_at', 'ended_at'],
  ['plan_start', 'plan_end'],
  ['slot_from', 'slot_to'],
]

const readValue = ({ aliases, read }: BoundColumn, told: unknown): unknown =>
  read((aliases && typeof told === 'string' ? aliases.get(told) : undefined) ?? told)

/** What is wrong with a mapping for a table: names that the table does not have. Null for nothing. */
export const strangersOf = (table: FactName, mapping: FactMapping | null): FileFault | null => {
  const holds = FACT_COLUMNS[table] ?? {}
  const named = mapping ? [mapping.columns, mapping.constants, mapping.aliases].flatMap(Object.keys) : []
  const strange = [...new Set(named)].filter((name) => !Object.hasOwn(holds, name))
  if (strange.length === 0) return null
  const detail = `The mapping names columns that the table ${table} does not have: ${strange.join(', ')}. It has: ${Object.keys(holds).join(', ')}.`
  return { code: 'UNKNOWN_COLUMN', detail }
}
