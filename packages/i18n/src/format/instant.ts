import type { Locale } from '../locale.ts'
import { DASH } from './number.ts'
import { dateTag } from './tag.ts'

/** How much of an instant is shown. */
export type InstantStyle =
  | 'date'
  | 'day'
  | 'weekday'
  | 'weekdayLetter'
  | 'time'
  | 'second'
  | 'minute'
  | 'dated'
  | 'full'

const OPTIONS: Readonly<Record<InstantStyle, Intl.DateTimeFormatOptions>> = {
  date: { year: 'numeric', month: '2-digit', day: '2-digit' },
  day: { month: 'short', day: 'numeric' },
  weekday: { weekday: 'short' },
  weekdayLetter: { weekday: 'narrow' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  second: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  minute: { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  dated: {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  full: {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  },
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** An instant (ISO 8601) as text in a terminal's IANA zone; a missing or broken instant is a dash. */
export function formatInstant(
  iso: string | null | undefined,
  zone: string,
  locale: Locale,
  style: InstantStyle,
): string {
  const instant = new Date(iso ?? Number.NaN)
  if (Number.isNaN(instant.getTime())) return DASH
  return dateFormat(locale, zone, style).format(instant)
}

/** A terminal's clock in its pieces: `Fri 20 Nov`, `15:24`, `UTC+8`. */
export function formatClock(iso: string, zone: string, locale: Locale) {
  return {
    day: `${formatInstant(iso, zone, locale, 'weekday')} ${formatInstant(iso, zone, locale, 'day')}`,
    time: formatInstant(iso, zone, locale, 'time'),
    offset: offsetOf(iso, zone),
  }
}

function offsetOf(iso: string, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'shortOffset',
  }).formatToParts(new Date(iso))
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC').replace('GMT', 'UTC')
}

function dateFormat(locale: Locale, zone: string, style: InstantStyle): Intl.DateTimeFormat {
  const key = `${locale} ${zone} ${style}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(dateTag(locale), { ...OPTIONS[style], timeZone: zone })
  formats.set(key, made)
  return made
}
