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
  const found = new Set<number>(hoursInside(from, to, zone))
  if (shifts.some((s) => s.startMinute % 60 !== 0))
    for (const shift of shiftsBetween(from, to, zone, shifts)) if (shift.start > from) found.add(shift.start)
  return [...found].sort((a, b) => a - b)
}

const hourAfter = (at: number, offset: number): number =>
  (Math.floor((at + offset) / HOUR) + 1) * HOUR - offset

const hoursInside = (from: number, to: number, zone: string): readonly number[] => {
  const found: number[] = []
  let offset = zoneOffsetMs(from, zone)
  for (let at = from; ; ) {
    at = nextHour(at, offset, zone)
    if (at >= to) return found
    found.push(at)
    offset = zoneOffsetMs(at, zone)
  }
}

/** The next full hour; clocks that were moved on the way there may show one sooner. */
const nextHour = (at: number, offset: number, zone: string): number => {
  const next = hourAfter(at, offset)
  const then = zoneOffsetMs(next, zone)
  const sooner = then === offset ? next : hourAfter(at, then)
  return sooner < next && zoneOffsetMs(sooner, zone) === then ? sooner : next
}
