import { readInstant } from '../json/read-instant.ts'
import { type JsonObject, member, textAt } from '../json/value.ts'
import type { CallDirectory } from './directory.ts'
import type { CallNames, DcsaReading } from './reading.ts'
import type { DcsaReason, DcsaWarning } from './reason.ts'
import { vesselOddities } from './vessel.ts'

/** The terminal that reads the messages. */
export type DcsaTerminal = {
  /** IANA zone, for times without an offset. */
  readonly zone: string
  /** UN/LOCODE; '' takes calls at every port. */
  readonly locode: string
}

/** Why a message cannot be taken. */
export type Refusal = { readonly reason: DcsaReason; readonly column?: string; readonly value?: string }

/** Whether an outcome is a refusal. */
export const isRefusal = (outcome: object | null): outcome is Refusal =>
  outcome !== null && 'reason' in outcome

const TOLD = 1000
const PARTS = 20_000

/** One message that is being read: what is told of it so far. */
export class Message {
  readonly readings: DcsaReading[] = []
  readonly terminal: DcsaTerminal
  readonly directory: CallDirectory
  readonly line: number
  readonly raw: string
  #refused = 0
  #parts = 0

  constructor(terminal: DcsaTerminal, directory: CallDirectory, line: number, raw: string) {
    this.terminal = terminal
    this.directory = directory
    this.line = line
    this.raw = raw
  }

  notice(code: DcsaWarning, column?: string): void {
    this.readings.push({ kind: 'notice', code, line: this.line, ...(column === undefined ? {} : { column }) })
  }

  /** Whether one more part of the message may be read: 20,000 may, the first beyond them is refused. */
  admits(): boolean {
    this.#parts += 1
    if (this.#parts === PARTS + 1) this.refuse({ reason: 'TOO_MANY_PARTS' })
    return this.#parts <= PARTS
  }

  /** Refuses a part; of more than 1,000 in one message only the first are told. */
  refuse(refusal: Refusal): void {
    this.#refused += 1
    if (this.#refused === TOLD + 1) this.notice('REFUSALS_NOT_TOLD')
    if (this.#refused > TOLD) return
    this.readings.push({ kind: 'rejection', ...refusal, line: this.line, raw: this.raw.slice(0, 2000) })
  }

  /** The instant of a member, or why it is none. */
  instant(object: JsonObject, key: string): { readonly at: number } | Refusal {
    const value = member(object, key)
    const read = readInstant(value, this.terminal.zone)
    if (!read) return { reason: 'BAD_INSTANT', column: key, value: textAt(object, key) }
    if (!read.offset) this.notice('INSTANT_WITHOUT_OFFSET', key)
    return read
  }

  /** The instant of a member that may be missing; a bad one counts as missing. */
  maybeInstant(object: JsonObject, ...keys: readonly string[]): number | null {
    const key = keys.find((name) => textAt(object, name) !== '')
    if (key === undefined) return null
    const read = this.instant(object, key)
    if ('at' in read) return read.at
    this.notice('BAD_TOLD_AT', key)
    return null
  }

  /** Adds what is told of a call to what is known, and says what is odd about its vessel. */
  learn(told: CallNames): CallNames {
    for (const code of vesselOddities(told.vessel)) this.notice(code)
    if (told.omitted) this.notice('CALL_OMITTED')
    return this.directory.learnCall(told)
  }
}
