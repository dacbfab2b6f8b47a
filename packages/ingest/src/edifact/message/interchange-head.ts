import type { Note } from '../segment/note.ts'
import { readStamp, type Stamp } from '../segment/stamp.ts'
import { part, type Segment } from '../syntax/segment.ts'

/** What UNB says of an interchange. */
export type InterchangeHead = {
  readonly charset: string
  readonly syntaxVersion: string | null
  readonly sender: string | null
  readonly recipient: string | null
  readonly sentAt: Stamp | null
  readonly reference: string | null
  /** The sender marks it as a test. */
  readonly test: boolean
}

/** Reads a UNB segment. */
export const readInterchangeHead = (segment: Segment, note: Note): InterchangeHead => {
  const [day, time] = [part(segment, 4), part(segment, 4, 1)]
  const sent =
    day === ''
      ? null
      : (readStamp(`${day}${time === '' ? '' : time.padStart(4, '0')}`, '201') ?? readStamp(day, '101'))
  if (day !== '' && !sent) note('DATE_UNREADABLE', `${day}:${time}`)
  return {
    charset: part(segment, 1).toUpperCase(),
    syntaxVersion: part(segment, 1, 1) || null,
    sender: part(segment, 2) || null,
    recipient: part(segment, 3) || null,
    sentAt: sent?.stamp ?? null,
    reference: part(segment, 5) || null,
    test: part(segment, 11) === '1',
  }
}
