import { zonedToEpochMs } from '@quaywise/domain'
import type { JsonValue } from './value.ts'

/** An instant, and whether its text said how far from UTC it is. */
export type ReadInstant = { readonly at: number; readonly offset: boolean }

const ISO =
  /^(\d{4})-?(\d{2})-?(\d{2})[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?$/i
const MINUTE = 60_000
const EARLIEST = Date.UTC(1970, 0, 2)
const LATEST = Date.UTC(2100, 0, 1)

/**
 * The instant of an ISO 8601 date and time in epoch milliseconds; without an offset it is the wall clock of
 * the zone. A number is epoch milliseconds. Null when it is neither, or does not exist.
 */
export const readInstant = (value: JsonValue | undefined, zone: string): ReadInstant | null => {
  const read = typeof value === 'number' ? { at: Math.round(value), offset: true } : readText(value, zone)
  // Years outside are slips of the hand, and beyond what the stores' instants hold.
  return read && read.at >= EARLIEST && read.at < LATEST ? read : null
}

const readText = (value: JsonValue | undefined, zone: string): ReadInstant | null => {
  const found = typeof value === 'string' && value.length < 64 ? ISO.exec(value.trim()) : null
  if (!found) return null
  const [, years, months, days, hours, minutes, seconds, fraction, mark] = found
  const [year, month, day] = [Number(years), Number(months), Number(days)]
  const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds ?? 0)]
  if (!isRealDate(year, month, day) || hour > 24 || minute > 59 || second > 59) return null
  if (hour === 24 && minute + second > 0) return null
  const rest = second * 1000 + Math.floor(Number(`0.${fraction ?? 0}`) * 1000)
  if (mark === undefined) {
    const midnight = hour === 24 ? 24 * 60 * MINUTE : 0
    const wall = zonedToEpochMs(year, month, day, hour % 24, minute, zone)
    return { at: wall + midnight + rest, offset: false }
  }
  const shift = offsetOf(mark)
  if (shift === null) return null
  return { at: Date.UTC(year, month - 1, day, hour, minute) + rest - shift, offset: true }
}

const offsetOf = (mark: string): number | null => {
  if (mark.toUpperCase() === 'Z') return 0
  const digits = mark.slice(1).replace(':', '')
  const [hours, minutes] = [Number(digits.slice(0, 2)), Number(digits.slice(2) || 0)]
  if (hours > 14 || minutes > 59) return null
  return (mark[0] === '-' ? -1 : 1) * (hours * 60 + minutes) * MINUTE
}

const isRealDate = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return month >= 1 && month <= 12 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
