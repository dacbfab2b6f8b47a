import { formatLocalMinute, parseLocalMinute, type ShiftCalendar, shiftsBetween } from '@quaywise/domain'
import {
  engineInstant,
  type Question,
  type Restriction,
  shiftsOf,
  type Window,
} from '@quaywise/report-kit/compile'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const DIMENSIONS = ['hour', 'day', 'shift'] as const

/** The dimensions of time that own SQL can be restricted by. */
export const TIME_DIMENSIONS: readonly string[] = DIMENSIONS

/** The stretch of time of an hour, a local day or a shift (`2026-01-13 DAY`); none of what is none. */
const stretchOf = (
  dimension: string,
  value: string,
  { zone, shifts }: { readonly zone: string; readonly shifts: ShiftCalendar },
): readonly Window[] => {
  if (dimension === 'hour') {
    const from = Date.parse(value)
    return Number.isFinite(from) ? [{ from, to: from + HOUR }] : []
  }
  const [date = '', type] = value.split(' ')
  const from = parseLocalMinute(`${date} 00:00`, zone)
  if (from === null) return []
  if (dimension === 'day')
    return [{ from, to: parseLocalMinute(`${nextDate(from, zone)} 00:00`, zone) ?? from }]
  const found = shiftsBetween(from, from + DAY + HOUR, zone, shifts).filter(
    (s) => s.date === date && s.type === type,
  )
  return found.map(({ start, end }) => ({ from: start, to: end }))
}

/** The local date behind the one that begins at an instant, however long that day is. */
const nextDate = (from: number, zone: string): string =>
  formatLocalMinute(from + DAY + DAY / 2, zone).slice(0, 10)

const common = (one: Window, other: Window): readonly Window[] => {
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)]
  return to > from ? [{ from, to }] : []
}

/** Stretches in order, those that touch put together. */
const merged = (stretches: readonly Window[]): readonly Window[] => {
  const done: Window[] = []
  for (const next of [...stretches].sort((left, right) => left.from - right.from)) {
    const last = done.at(-1)
    if (!last || next.from > last.to) done.push(next)
    else done[done.length - 1] = { from: last.from, to: Math.max(last.to, next.to) }
  }
  return done
}

/** The stretches of the question's window that its hours, days and shifts leave: all of it where it names none. */
export const stretchesOf = (question: Question): readonly Window[] => {
  const { restrictions, window, zone } = question
  const calendar = { zone, shifts: shiftsOf(question) }
  const timely = restrictions.filter(({ dimension }) => TIME_DIMENSIONS.includes(dimension))
  const within = (parts: readonly Window[], { dimension, values }: Restriction): readonly Window[] => {
    const named = values.flatMap((value) => stretchOf(dimension, value ?? '', calendar))
    return parts.flatMap((part) => named.flatMap((stretch) => common(part, stretch)))
  }
  return merged(timely.reduce(within, [window]))
}

/** Stretches as bound values: `froms` and `tos`, one of each a stretch. */
export const stretchParams = (stretches: readonly Window[]) => ({
  froms: stretches.map(({ from }) => engineInstant(from)),
  tos: stretches.map(({ to }) => engineInstant(to)),
})

/** The stretches of `stretchParams` as pairs of instants, for `arrayJoin`. */
export const STRETCHES =
  "arrayMap((f, t) -> (toDateTime64(f, 3, 'UTC'), toDateTime64(t, 3, 'UTC')), {froms:Array(String)}, {tos:Array(String)})"

/** Rows of `started_at` and `ended_at` cut to the stretches that are bound: `s` and `e`. */
export const clippedSql = (columns: string, rows: string): string =>
  `SELECT ${columns}, greatest(started_at, tupleElement(stretch, 1)) AS s, least(ended_at, tupleElement(stretch, 2)) AS e
    FROM (SELECT *, arrayJoin(${STRETCHES}) AS stretch FROM (${rows})) WHERE ended_at > tupleElement(stretch, 1) AND started_at < tupleElement(stretch, 2)`
