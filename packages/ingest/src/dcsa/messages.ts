import type { RawMessage } from '../fact-format.ts'
import type { DcsaReading } from './reading.ts'

type Told = Extract<
  DcsaReading,
  { readonly raw: string; readonly kind: Exclude<DcsaReading['kind'], 'rejection'> }
>

/** Numbers the messages of a file, and gives each out once, as it came. */
export class Messages {
  #raw = ''
  #line = 0
  seq = 0

  /** The message of a reading when it is the first of it, else null. */
  next(reading: Told): RawMessage | null {
    if (this.seq > 0 && reading.raw === this.#raw && reading.line === this.#line) return null
    this.#raw = reading.raw
    this.#line = reading.line
    this.seq += 1
    const word = reading.kind === 'word' || reading.kind === 'loose-word' ? reading.word : null
    return {
      seq: this.seq,
      type: typeOf(reading),
      sender: word?.reportedBy ?? '',
      reference: word?.key ?? '',
      at: word?.toldAt ?? null,
      text: reading.raw,
    }
  }
}

const TYPES = {
  word: 'TIMESTAMP',
  'loose-word': 'TIMESTAMP',
  call: 'PORT_CALL',
  service: 'PORT_CALL_SERVICE',
  'vessel-state': 'VESSEL_STATUS',
  'error-message': 'ERROR',
  'other-standard': 'OTHER',
} as const

const typeOf = (reading: Told): string =>
  reading.kind === 'other-standard' ? reading.standard : TYPES[reading.kind]
