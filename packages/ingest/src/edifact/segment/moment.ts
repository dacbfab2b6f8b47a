import type { EdifactWarningCode } from '../reason.ts'
import { part, type Segment } from '../syntax/segment.ts'
import type { Note } from './note.ts'
import { readStamp, type Stamp } from './stamp.ts'

/** An instant as DTM tells it: what happened then (the code of the segment), and when. */
export type Moment = { readonly role: string; readonly at: Stamp }

/** Reads a DTM segment; null where it gives no date, with a warning where the date is none. */
export const readMoment = (segment: Segment, note: Note): Moment | null => {
  const role = part(segment, 1)
  // Some senders separate what belongs together.
  const value = part(segment, 1, 1) || part(segment, 2)
  const format = part(segment, 1, 2) || part(segment, 2, 1)
  if (value === '') return null
  const reading = readStamp(value, format)
  if (!reading) {
    note('DATE_UNREADABLE', `${value}:${format}`)
    return null
  }
  if (reading.guessed) note('DATE_FORMAT_GUESSED', `${value}:${format}`)
  return { role, at: reading.stamp }
}

/** When something happened: by these roles, or else the only time that is given at all. */
export const eventTime = (moments: readonly Moment[], ...roles: readonly string[]): EventTime => {
  const at = momentWith(moments, ...roles)
  if (at) return { at, odd: [] }
  const [only, another] = moments
  if (only && !another && only.role !== '137') return { at: only.at, odd: ['EVENT_TIME_UNUSUAL'] }
  return { at: null, odd: ['EVENT_TIME_MISSING'] }
}

/** The time of an event, and what is odd about it. */
export type EventTime = { readonly at: Stamp | null; readonly odd: readonly EdifactWarningCode[] }

/** The first instant that plays one of these roles, in the order of the roles. */
export const momentWith = (moments: readonly Moment[], ...roles: readonly string[]): Stamp | null => {
  for (const role of roles) {
    const found = moments.find((moment) => moment.role === role)
    if (found) return found.at
  }
  return null
}
