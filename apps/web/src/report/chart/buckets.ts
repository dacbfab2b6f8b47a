import type { PanelData } from '@quaywise/contract'
import { formatLocalMinute } from '@quaywise/domain'
import { nameIn, type Row } from '../data/cell.ts'
import { monthsWithin } from '../query/step.ts'

const HOUR = 3_600_000
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOST_HOURS = 24 * 31

/** One place on a category axis: the value as the server takes it, the instant where it is an hour. */
export interface Bucket {
  readonly value: string
  readonly at: number | null
}

/** The names by which rows find their bucket: hours by their instant, all else by itself. */
export const bucketKey = (dimension: string, value: string): string =>
  dimension === 'hour' ? String(Date.parse(value)) : value

/** The places of a dimension: every hour or month of the window, and of all else what the rows name, in their order. */
export function bucketsOf(
  dimension: string,
  { rows, window }: Pick<PanelData, 'rows' | 'window'>,
): readonly Bucket[] {
  if (dimension === 'hour') return hoursOf(window.start, window.end)
  const named = new Set(rows.map((row) => nameIn(row[dimension]) ?? ''))
  const values = dimension === 'month' ? [...new Set([...monthsOf(window), ...named])].sort() : [...named]
  return values.map((value) => ({ value, at: null }))
}

/** The calendar months that a window touches on the clocks of its terminal. */
function monthsOf({ start, end, zone }: PanelData['window']): readonly string[] {
  const month = (at: number) => formatLocalMinute(at, zone).slice(0, 7)
  return monthsWithin(month(Date.parse(start)), month(Date.parse(end) - 1))
}

function hoursOf(start: string, end: string): readonly Bucket[] {
  const first = Math.floor(Date.parse(start) / HOUR) * HOUR
  const count = Math.min(MOST_HOURS, Math.ceil((Date.parse(end) - first) / HOUR))
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const at = first + index * HOUR
    return { value: new Date(at).toISOString(), at }
  })
}

/** Rows by the bucket of one dimension. */
export function rowsByBucket(dimension: string, rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const key = bucketKey(dimension, nameIn(row[dimension]) ?? '')
    const list = found.get(key)
    if (list) list.push(row)
    else found.set(key, [row])
  }
  return found
}

/** The names of buckets on an axis: two digits of the hour within a day, the day before them beyond; days of one year without it. */
export function bucketLabels(
  buckets: readonly Bucket[],
  zone: string,
  told: (value: string) => string,
): readonly string[] {
  const longer = buckets.length > 25
  const years = new Set(buckets.map(({ value }) => value.slice(0, 4)))
  return buckets.map(({ value, at }) => {
    if (at === null) return years.size === 1 && DAY.test(value) ? value.slice(5) : told(value)
    const local = formatLocalMinute(at, zone)
    return longer ? `${local.slice(5, 10)} ${local.slice(11, 13)}` : local.slice(11, 13)
  })
}
