/** An instant as stored: ISO 8601 in UTC with milliseconds, so that text order is time order. */
export type StoredInstant = string

/** Brings a date or an ISO text to the stored form. Throws RangeError when it is no instant. */
export function toStored(instant: Date | string): StoredInstant {
  return new Date(instant).toISOString()
}

/** Like `toStored`, and null stays null. */
export function toStoredOrNull(instant: Date | string | null | undefined): StoredInstant | null {
  return instant == null ? null : toStored(instant)
}

/** The stored instant a number of seconds after `instant` (before it, when negative). */
export function secondsAfter(instant: Date, seconds: number): StoredInstant {
  return new Date(instant.getTime() + seconds * 1000).toISOString()
}
