import { formatLocalMinute, zonedToEpochMs, zoneOffsetMs } from '@quaywise/domain'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Up to so many days are told by hour, more by day. */
const HOURLY_DAYS = 8

/** A stretch of time `[from, to)`, named by the local hour (`YYYY-MM-DD HH`) or day (`YYYY-MM-DD`) that it is. */
export type Bucket = { readonly key: string; readonly from: number; readonly to: number }
export type Grain = 'hour' | 'day'

const startOfHour = (at: number, zone: string): number => {
  const offset = zoneOffsetMs(at, zone)
  return at - ((((at + offset) % HOUR) + HOUR) % HOUR)
}

const startOfDay = (at: number, zone: string, days = 0): number => {
  const [year = 0, month = 0, day = 0] = formatLocalMinute(at, zone).slice(0, 10).split('-').map(Number)
  const moved = new Date(Date.UTC(year, month - 1, day + days))
  return zonedToEpochMs(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate(), 0, 0, zone)
}

/** The local hours or days that a period touches, in order. */
export const bucketsOf = (
  from: number,
  to: number,
  zone: string,
): { readonly grain: Grain; readonly buckets: readonly Bucket[] } => {
  const grain: Grain = to - from <= HOURLY_DAYS * DAY ? 'hour' : 'day'
  const next = (at: number): number => (grain === 'hour' ? at + HOUR : startOfDay(at, zone, 1))
  const buckets: Bucket[] = []
  let at = grain === 'hour' ? startOfHour(from, zone) : startOfDay(from, zone)
  while (at < to) {
    const end = next(at)
    buckets.push({ key: formatLocalMinute(at, zone).slice(0, grain === 'hour' ? 13 : 10), from: at, to: end })
    at = end
  }
  return { grain, buckets }
}

/** The place of the bucket that holds an instant; -1 where none does. */
export const bucketAt = (buckets: readonly Bucket[], at: number): number => {
  let [low, high] = [0, buckets.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const bucket = buckets[middle]
    if (!bucket) return -1
    if (at < bucket.from) high = middle - 1
    else if (at >= bucket.to) low = middle + 1
    else return middle
  }
  return -1
}
