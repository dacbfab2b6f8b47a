import { zoneOffsetMs } from './instant.ts'

const HOUR = 3_600_000

/**
 * The local hour boundaries strictly inside `(from, to)`, in order. Interval facts are written split at these, so that a
 * bucket's hours are sums and never need a fraction; shifts begin at full hours.
 */
export const boundariesInside = (from: number, to: number, zone: string): readonly number[] => {
  const found: number[] = []
  let offset = zoneOffsetMs(from, zone)
  for (let at = from; ; ) {
    at = nextHour(at, offset, zone)
    if (at >= to) return found
    found.push(at)
    offset = zoneOffsetMs(at, zone)
  }
}

const hourAfter = (at: number, offset: number): number =>
  (Math.floor((at + offset) / HOUR) + 1) * HOUR - offset

/** The next full hour; clocks that were moved on the way there may show one sooner. */
const nextHour = (at: number, offset: number, zone: string): number => {
  const next = hourAfter(at, offset)
  const then = zoneOffsetMs(next, zone)
  const sooner = then === offset ? next : hourAfter(at, then)
  return sooner < next && zoneOffsetMs(sooner, zone) === then ? sooner : next
}
