import type { Range } from '../compile/source-sql.ts'
import type { Window } from '../compile/window.ts'
import { hasWholeHours, hourAt } from './local-day.ts'
import type { Built, BuiltDay, BuiltMonth } from './shelf.ts'

/** A part of a day: its hours from one instant to another. */
type Hours = { readonly build: number; readonly from: number; readonly to: number }

/** How a window is put together: whole months and days, hours of days at its edges, and the rows of the rest. */
export type Parts = {
  readonly months: readonly BuiltMonth[]
  readonly days: readonly BuiltDay[]
  readonly hours: readonly Hours[]
  /** Where the facts themselves are counted, in order of time. */
  readonly rest: readonly Range[]
  /** What lies in the roll-up's parts, from the first to the last instant. */
  readonly span: Window
}

/** How rows lie in time, and what may be taken: intervals are cut by a window's edges, whole calls by none. */
export type Taking = {
  readonly zone: string
  readonly intervals: boolean
  readonly whole: boolean
  readonly byMonth: boolean
}

/** More gaps than this make the statement long; the smallest pieces between them are counted from the facts. */
const MOST_PIECES = 6

/** What is told of time. */
type Lying = Pick<Built, 'days' | 'months'>

type Piece = Window & { readonly days: readonly BuiltDay[]; readonly hours: readonly Hours[] }

/** Stretches of days without a gap. */
const stretchesOf = (days: readonly BuiltDay[]): readonly (readonly BuiltDay[])[] => {
  const found: BuiltDay[][] = []
  for (const day of days) {
    const last = found.at(-1)
    if (last?.at(-1)?.to === day.from) last.push(day)
    else found.push([day])
  }
  return found
}

const reachOf = (days: readonly BuiltDay[]): number => Math.max(...days.map(({ reach }) => reach ?? 0))

/** The days of a stretch whose rows all begin and end inside it, so that no edge cuts one. */
const closed = (days: readonly BuiltDay[]): readonly BuiltDay[] => {
  const first = days.findIndex(({ enters }) => !enters)
  if (first < 0) return []
  let kept = days.slice(first)
  while (kept.length > 0 && reachOf(kept) > (kept.at(-1)?.to ?? 0)) kept = kept.slice(0, -1)
  return kept
}

const pieceOf = (days: readonly BuiltDay[]): readonly Piece[] => {
  const [first, last] = [days[0], days.at(-1)]
  return first && last ? [{ from: first.from, to: last.to, days, hours: [] }] : []
}

/** The full hours of a day that a window holds in part. */
const hoursOf = (day: BuiltDay, window: Window, { zone }: Taking): readonly Hours[] => {
  if (!day.even || day.enters || !hasWholeHours(day.from, day.to, zone)) return []
  const least = Math.max(day.from, window.from)
  const from = hourAt(least, zone) === least ? least : hourAt(least, zone) + 3_600_000
  const to = window.to >= day.to ? day.to : hourAt(window.to, zone)
  return to > from && from >= day.from ? [{ build: day.build, from, to }] : []
}

const joined = (pieces: readonly Piece[]): readonly Piece[] => {
  const found: Piece[] = []
  for (const piece of [...pieces].sort((a, b) => a.from - b.from)) {
    const last = found.at(-1)
    if (last && last.to === piece.from)
      found[found.length - 1] = {
        from: last.from,
        to: piece.to,
        days: [...last.days, ...piece.days],
        hours: [...last.hours, ...piece.hours],
      }
    else found.push(piece)
  }
  return found
}

const largest = (pieces: readonly Piece[]): readonly Piece[] =>
  [...pieces]
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, MOST_PIECES)
    .sort((a, b) => a.from - b.from)

const piecesOf = ({ days }: Lying, window: Window, taking: Taking): readonly Piece[] => {
  const whole = days.filter(({ from, to }) => from >= window.from && to <= window.to)
  const stretches = stretchesOf(whole).map((days) =>
    taking.intervals && !taking.whole ? closed(days) : days,
  )
  const cut = days.filter(
    ({ from, to }) => from < window.to && to > window.from && !whole.some((d) => d.from === from),
  )
  const hours = taking.whole ? [] : cut.flatMap((day) => hoursOf(day, window, taking))
  return largest(
    joined([
      ...stretches.flatMap(pieceOf),
      ...hours.map((h) => ({ from: h.from, to: h.to, days: [], hours: [h] })),
    ]),
  )
}

/** What is left of a window between pieces: open where rows run into it, or where there is no window at all. */
const restOf = (pieces: readonly Piece[], window: Window, { whole }: Taking): readonly Range[] => {
  const rest: Range[] = []
  let at: number | null = whole ? null : window.from
  for (const { from, to } of pieces) {
    if (at === null || at < from) rest.push({ from: at === window.from ? null : at, to: from })
    at = to
  }
  if (whole) return [...rest, { from: at, to: null }]
  return at !== null && at < window.to
    ? [...rest, { from: at === window.from ? null : at, to: window.to }]
    : rest
}

const daysOfMonth = (month: string): number => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

const monthsIn = ({ months }: Lying, taken: readonly BuiltDay[]): readonly BuiltMonth[] =>
  months.filter(({ month, build }) => {
    const days = taken.filter(({ day }) => day.startsWith(month))
    return days.length === daysOfMonth(month) && days.every((day) => day.build < build)
  })

/**
 * Puts a window together from what is built; undefined where the roll-up would save less than half of the work.
 * `whole`: rows count wherever they lie, so that the window only tells where to look for them.
 */
export const partsOf = (built: Lying, window: Window, taking: Taking): Parts | undefined => {
  const pieces = piecesOf(built, window, taking)
  const [first, last] = [pieces[0], pieces.at(-1)]
  const covered = pieces.reduce((sum, { from, to }) => sum + to - from, 0)
  if (!first || !last || (!taking.whole && covered * 2 < window.to - window.from)) return undefined
  const days = pieces.flatMap((piece) => piece.days)
  const months = taking.byMonth ? monthsIn(built, days) : []
  const inMonths = new Set(months.map(({ month }) => month))
  return {
    months,
    days: days.filter(({ day }) => !inMonths.has(day.slice(0, 7))),
    hours: pieces.flatMap((piece) => piece.hours),
    rest: restOf(pieces, window, taking),
    span: { from: first.from, to: last.to },
  }
}
