import { zoneOffsetMs } from './instant.ts'
import { DEFAULT_SHIFTS, type ShiftType, shiftsBetween } from './shift.ts'

const HOUR = 3_600_000

/**
 * The local hour boundaries and shift starts strictly inside `(from, to)`, in order. Interval facts are
 * written split at these, so that a bucket's hours are sums and never need a fraction.
 */
export const boundariesInside = (
  from: number,
  to: number,
  zone: string,
  shifts: readonly ShiftType[] = DEFAULT_SHIFTS,
): readonly number[] => {
  const found = new Set<number>()
  for (let at = nextHour(from, zone); at < to; at = nextHour(at, zone)) found.add(at)
  if (shifts.some((s) => s.startMinute % 60 !== 0))
    for (const shift of shiftsBetween(from, to, zone, shifts)) if (shift.start > from) found.add(shift.start)
  return [...found].sort((a, b) => a - b)
}

const nextHour = (at: number, zone: string): number => {
  const offset = zoneOffsetMs(at, zone)
  return (Math.floor((at + offset) / HOUR) + 1) * HOUR - offset
}
