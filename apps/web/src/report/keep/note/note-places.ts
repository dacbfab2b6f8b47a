import type { Annotation } from '@quaywise/contract'
import { parseLocalMinute } from '@quaywise/domain'
import type { ChartNote } from '@quaywise/ui'

/** A place of a time axis: its value, and its instant where it is an hour. */
interface Bucket {
  readonly value: string
  readonly at: number | null
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Who wrote a note, and what it is about. */
export const noteBy = ({ owner, subjectName }: Annotation): string =>
  subjectName === '' ? owner : `${subjectName} · ${owner}`

const localStart = (value: string, zone: string): number | null => {
  const date = /^\d{4}-\d{2}$/.test(value) ? `${value}-01` : value
  return parseLocalMinute(`${date} 00:00`, zone)
}

/** The instants at which the places of an axis begin, and the end of the last; null where the axis is none of time. */
function edgesOf(buckets: readonly Bucket[], zone: string): readonly number[] | null {
  const starts = buckets.map(({ value, at }) => at ?? localStart(value, zone))
  const known = starts.filter((start) => start !== null)
  if (known.length !== starts.length || known.length === 0) return null
  const step = buckets[0]?.at === null ? DAY : HOUR
  const last = known.at(-1) ?? 0
  const before = known.at(-2)
  return [...known, last + Math.max(step, before === undefined ? step : last - before)]
}

/** Where an instant lies on an axis, in places from its start; outside it, beyond its ends. */
function placeOf(at: number, edges: readonly number[]): number {
  const count = edges.length - 1
  if (at < (edges[0] ?? 0)) return -1
  if (at >= (edges[count] ?? 0)) return count + 1
  const index = edges.findLastIndex((edge) => edge <= at)
  const [start = 0, end = 1] = edges.slice(index, index + 2)
  return index + (at - start) / (end - start)
}

/** Notes on an axis of hours, days or months; none on an axis of anything else. */
export function notePlaces(
  notes: readonly Annotation[],
  buckets: readonly Bucket[],
  zone: string,
): readonly ChartNote[] {
  const edges = edgesOf(buckets, zone)
  if (!edges) return []
  return notes
    .map((note) => ({
      key: note.id,
      from: placeOf(Date.parse(note.startAt), edges),
      to: placeOf(Date.parse(note.endAt), edges),
      text: note.text,
      by: noteBy(note),
    }))
    .filter(({ from, to }) => to > 0 && from < edges.length - 1)
}
