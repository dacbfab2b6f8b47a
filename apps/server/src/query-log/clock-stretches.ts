import type { ClockStretch } from '@quaywise/admin-store'
import { zoneOffsetMs } from '@quaywise/domain'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** The minute in `(from, to]` from which the clocks of a zone are as at `to`. */
const turnBetween = (from: number, to: number, zone: string): number => {
  const after = zoneOffsetMs(to, zone)
  let [low, high] = [from, to]
  while (high - low > MINUTE) {
    const middle = Math.floor((low + high) / 2 / MINUTE) * MINUTE
    if (zoneOffsetMs(middle, zone) === after) high = middle
    else low = middle
  }
  return high
}

/** A period, parted where the clocks of a zone are put forward or back. */
export const clockStretches = (from: number, to: number, zone: string): readonly ClockStretch[] => {
  const stretches: ClockStretch[] = []
  let [start, offset] = [from, zoneOffsetMs(from, zone)]
  for (let at = from; at < to; at += DAY) {
    const next = Math.min(at + DAY, to)
    const then = zoneOffsetMs(next, zone)
    if (then === offset) continue
    const turn = turnBetween(at, next, zone)
    stretches.push({ from: start, to: turn, minutes: Math.round(offset / MINUTE) })
    ;[start, offset] = [turn, then]
  }
  return [...stretches, { from: start, to, minutes: Math.round(offset / MINUTE) }]
}
