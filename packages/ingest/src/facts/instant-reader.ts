import { readInstant } from '../json/read-instant.ts'
import { readStamp, type StampFormat } from '../mapping/stamp-format.ts'
import { BAD_INSTANT, type Refused } from './refusal.ts'
import type { WallClock } from './wall-clock.ts'

const EARLIEST = Date.UTC(1990, 0, 1)
const LATEST = Date.UTC(2100, 0, 1)
const [ZERO, NINE] = [48, 57]
const DIGITS = /^\d{11,14}$/

/** Where local times are, and how a mapping says that they are written. */
export type InstantTerms = {
  readonly clock: WallClock
  readonly zone: string
  readonly formats: readonly StampFormat[]
}

/**
 * Reads an instant: epoch milliseconds, ISO 8601 with an offset or as the wall clock of the zone, or one of the
 * formats of the mapping. Years outside 1990 to 2099 are refused.
 */
export const instantReader =
  ({ clock, zone, formats }: InstantTerms) =>
  (value: unknown): number | Refused => {
    const at = typeof value === 'string' ? readText(value.trim(), clock) : value
    if (typeof at === 'number') return at >= EARLIEST && at < LATEST ? Math.round(at) : BAD_INSTANT
    if (typeof value !== 'string') return BAD_INSTANT
    const text = value.trim()
    const slow = readStamp(text, formats, zone) ?? readInstant(text, zone)?.at ?? 0
    return slow >= EARLIEST ? slow : BAD_INSTANT
  }

/** The usual forms, sign by sign; null for all others, which take longer. */
const readText = (text: string, clock: WallClock): number | null => {
  if (text.length < 19 || text.length > 24) return DIGITS.test(text) ? Number(text) : null
  const [day, second] = [dayAt(text), secondAt(text)]
  if (day === null || second === null) return null
  const utc = text.endsWith('Z')
  const end = utc ? text.length - 1 : text.length
  if (end !== 19 && end !== 23) return null
  const fraction = end === 23 ? numberAt(text, 20, 3) : 0
  if (fraction < 0 || (end === 23 && text[19] !== '.')) return null
  const wall = day * 86_400_000 + second * 1000 + fraction
  return utc ? wall : clock.instantOf(wall)
}

const numberAt = (text: string, from: number, length: number): number => {
  let number = 0
  for (let i = from; i < from + length; i += 1) {
    const sign = text.charCodeAt(i)
    if (!(sign >= ZERO && sign <= NINE)) return -1
    number = number * 10 + sign - ZERO
  }
  return number
}

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** The day of `yyyy-MM-dd` at the start of a text, counted from 1970; null when it is none. */
const dayAt = (text: string): number | null => {
  const [year, month, day] = [numberAt(text, 0, 4), numberAt(text, 5, 2), numberAt(text, 8, 2)]
  if (year < 1970 || text[4] !== '-' || text[7] !== '-' || day < 1) return null
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const length = LENGTHS[month - 1]
  if (length === undefined || day > length + (leap ? 1 : 0)) return null
  // Years that begin in March have their odd day at the end.
  const years = month > 2 ? year : year - 1
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400)
  return years * 365 + leaps + dayOfYear - 719_468
}

/** The second of the day of `HH:mm:ss` behind a date; null when it is none. */
const secondAt = (text: string): number | null => {
  const [hour, minute, second] = [numberAt(text, 11, 2), numberAt(text, 14, 2), numberAt(text, 17, 2)]
  const marked = (text[10] === 'T' || text[10] === ' ') && text[13] === ':' && text[16] === ':'
  if (!marked || hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 59) return null
  return hour * 3600 + minute * 60 + second
}
