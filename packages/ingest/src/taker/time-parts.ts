import { FACT_IDENTITY } from '@quaywise/domain'
import type { Window } from './fact-ports.ts'
import type { PendingTable } from './pending-table.ts'

const DAY = 86_400_000
/** Spans that touch at most two partitions each (one, by the day): the engine takes 100 partitions at once. */
const SPAN = { day: DAY, week: 7 * DAY, month: 28 * DAY } as const
const SPANS_AT_ONCE = 45

/** Things of a table that can be written together, and where earlier tellings of them are looked for. */
export type TimePart = {
  readonly things: readonly (readonly number[])[]
  readonly window: Window | null
}

/** Cuts what waits for a table into parts whose instants lie in few enough partitions, earliest first. */
export const timeParts = (pending: PendingTable): readonly TimePart[] => {
  const { time, parts } = FACT_IDENTITY[pending.table]
  const things = [...pending.things()]
  if (time === null) return [{ things, window: null }]
  if (parts === null) return [partOf(pending, things)]
  const span = SPAN[parts]
  const bySpan = Map.groupBy(things, (places) => Math.floor(newestInstant(pending, places) / span))
  const spans = [...bySpan.keys()].sort((a, b) => a - b)
  const found: TimePart[] = []
  for (let from = 0; from < spans.length; from += SPANS_AT_ONCE) {
    const together = spans.slice(from, from + SPANS_AT_ONCE)
    found.push(
      partOf(
        pending,
        together.flatMap((at) => bySpan.get(at) ?? []),
      ),
    )
  }
  return found
}

const newestInstant = (pending: PendingTable, places: readonly number[]): number =>
  pending.instantOf(pending.rows[places.at(-1) ?? 0] ?? {}) ?? 0

const partOf = (pending: PendingTable, things: readonly (readonly number[])[]): TimePart => {
  const { reachMs } = FACT_IDENTITY[pending.table]
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const places of things)
    for (const place of places) {
      const at = pending.instantOf(pending.rows[place] ?? {}) ?? 0
      from = Math.min(from, at)
      to = Math.max(to, at)
    }
  return { things, window: { from: from - reachMs, to: to + reachMs } }
}
