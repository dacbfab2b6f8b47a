import type { EdifactReading, Place } from '../reading.ts'
import type { EdifactRejectionReason } from '../reason.ts'
import type { Segment } from '../syntax/segment.ts'
import { GUESS_SEGMENTS, guessType } from './guess-type.ts'
import type { MessageType } from './message-type.ts'

/** Refuses a message as a whole. */
export const messageRejection = (
  reason: EdifactRejectionReason,
  place: Place,
  raw: string,
  value?: string,
): EdifactReading => {
  const { line, segment, offset, end } = place
  const told = { scope: 'MESSAGE' as const, reason, line, segment, offset, end, raw: raw.slice(0, 2000) }
  return { kind: 'rejection', rejection: value === undefined ? told : { ...told, value } }
}

/** The segments that can tell a type; to ask at every one would be slow. */
const TELLING = new Set(['LOC', 'EQD', 'CNT'])

/** The first segments of a message that does not say its type, until they tell it. */
export class UntoldMessage {
  readonly segments: Segment[] = []
  readonly place: Place

  constructor(place: Place) {
    this.place = place
  }

  take(segment: Segment): MessageType | 'MORE' | null {
    this.segments.push(segment)
    const full = this.segments.length >= GUESS_SEGMENTS
    return full || TELLING.has(segment.tag) ? guessType(this.segments, full) : 'MORE'
  }

  /** The type as far as the whole message tells it. */
  end(): MessageType | null {
    const type = guessType(this.segments, true)
    return type === 'MORE' ? null : type
  }

  get raw(): string {
    return this.segments.map(({ raw }) => `${raw}'`).join('')
  }
}
