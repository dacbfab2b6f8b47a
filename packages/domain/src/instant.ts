/** The offset of an IANA zone from UTC at an instant, in milliseconds. */
export const zoneOffsetMs = (epochMs: number, zone: string): number => {
  const parts = partsOf(epochMs, zone)
  return (
    Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second) -
    Math.floor(epochMs / 1000) * 1000
  )
}

/**
 * The instant of a wall-clock time in a zone, in epoch milliseconds. In the hour that a clock change
 * repeats, the first of the two instants; in the hour that it skips, the instant just after the gap.
 */
export const zonedToEpochMs = (
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  zone: string,
): number => {
  const wall = Date.UTC(year, month - 1, day, hour, minute)
  const before = wall - zoneOffsetMs(wall - 86_400_000, zone)
  if (before + zoneOffsetMs(before, zone) === wall) return before
  const after = wall - zoneOffsetMs(wall + 86_400_000, zone)
  return after + zoneOffsetMs(after, zone) === wall ? after : before
}

const WINDOW = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2})$/

/** Epoch milliseconds of a form time `YYYY-MM-DD HH:mm` in a zone; null when it is not one. */
export const parseLocalMinute = (text: string, zone: string): number | null => {
  const match = WINDOW.exec(text)
  if (!match) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  const real =
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    hour < 24 &&
    minute < 60
  return real ? zonedToEpochMs(year, month, day, hour, minute, zone) : null
}

/** The form time `YYYY-MM-DD HH:mm` of an instant in a zone. */
export const formatLocalMinute = (epochMs: number, zone: string): string => {
  const p = partsOf(epochMs, zone)
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${p.year}-${two(p.month)}-${two(p.day)} ${two(p.hour)}:${two(p.minute)}`
}

type Parts = { year: number; month: number; day: number; hour: number; minute: number; second: number }

const formats = new Map<string, Intl.DateTimeFormat>()

const partsOf = (epochMs: number, zone: string): Parts => {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    formats.set(zone, format)
  }
  const parts: Parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 }
  for (const { type, value } of format.formatToParts(epochMs))
    if (type in parts) parts[type as keyof Parts] = Number(value)
  return parts
}
