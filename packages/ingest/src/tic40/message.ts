import { readInstant } from '../json/read-instant.ts'
import type { JsonValue } from '../json/value.ts'
import { POINTS_OF_MEASUREMENT, TIMES_OF_MEASUREMENT } from './observation.ts'
import type { TicReading } from './reading.ts'
import type { TicReason, TicWarning } from './reason.ts'

const TOLD = 1000
/** What makes a message worth keeping: not what a machine measures every second. */
const TELLS = new Set<TicReading['kind']>(['visit-word', 'truck-word', 'container-word', 'step', 'cycle-end'])

/** One message that is being read: where it stands and what is told of it so far. */
export class TicMessage {
  readonly readings: TicReading[] = []
  readonly zone: string
  readonly line: number
  readonly raw: string
  #refused = 0

  constructor(zone: string, line: number, raw: string) {
    this.zone = zone
    this.line = line
    this.raw = raw
  }

  notice(code: TicWarning, column?: string): void {
    this.readings.push({ kind: 'notice', code, line: this.line, ...(column === undefined ? {} : { column }) })
  }

  /** Refuses a value; of more than 1,000 in one message only the first are told. */
  refuse(reason: TicReason, column: string, value?: JsonValue): void {
    this.#refused += 1
    if (this.#refused === TOLD + 1) this.notice('REFUSALS_NOT_TOLD')
    if (this.#refused > TOLD) return
    const told = value === undefined ? {} : { value: String(value).slice(0, 200) }
    const raw = this.raw.slice(0, 2000)
    this.readings.push({ kind: 'rejection', reason, line: this.line, column, ...told, raw })
  }

  /** All that is told of it, with its end. */
  ended(): readonly TicReading[] {
    if (this.readings.length === 0) return []
    const keep = this.readings.some(({ kind }) => TELLS.has(kind))
    return [...this.readings, { kind: 'message-end', line: this.line, raw: this.raw, keep }]
  }

  /** The instant of a value, null when it is none. */
  instant(value: JsonValue | undefined): number | null {
    const read = readInstant(value, this.zone)
    if (read && !read.offset) this.notice('INSTANT_WITHOUT_OFFSET')
    return read?.at ?? null
  }

  /** The time of measurement, `actual` where none or an unknown one is told. */
  pomt(word: string): string {
    const known = TIMES_OF_MEASUREMENT.get(word.toLowerCase())
    if (known === undefined && word !== '') this.notice('POINT_UNKNOWN', word.slice(0, 40))
    return known ?? 'actual'
  }

  /** The place of measurement, `output` where none or an unknown one is told. */
  pom(word: string): string {
    const known = POINTS_OF_MEASUREMENT.find((pom) => pom === word.toLowerCase())
    if (known === undefined && word !== '') this.notice('POINT_UNKNOWN', word.slice(0, 40))
    return known ?? 'output'
  }
}
