import { formatLocalMinute, zonedToEpochMs } from '@quaywise/domain'
import { SCENARIOS } from '@quaywise/simulation'
import type { WeekState } from './week-job.ts'

export type ScenarioName = keyof typeof SCENARIOS

/** The time that a demonstration terminal has data for, in epoch milliseconds. */
export type DemoSpan = { readonly from: number; readonly to: number }

/** So many weeks come first and are loaded without a rest: somebody waits for them. */
export const NEWEST = 2

const DAY_MS = 86_400_000
const MONTHS = 13
/** The phases of cycles are told for so many days before the first start, and from then on. */
const DETAIL_DAYS = 35
/** How long after its end ships and trucks of a week may still be under way. */
const TAIL_MS = DAY_MS
const SMALL: DemoSpan = {
  from: Date.parse('2026-01-08T16:00:00Z'),
  to: Date.parse('2026-01-15T16:00:00Z'),
}

/** The start of the week of the simulation, Monday 08:00 local, that holds an instant. */
const weekStartOf = (at: number, zone: string): number => {
  const [year = 0, month = 0, day = 0] = formatLocalMinute(at - 8 * 3_600_000, zone)
    .slice(0, 10)
    .split('-')
    .map(Number)
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7
  return mondayAt(year, month, day - weekday, zone)
}

const mondayAt = (year: number, month: number, day: number, zone: string): number => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return zonedToEpochMs(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), 8, 0, zone)
}

/** The span of a scenario: thirteen months up to the first start and on from there, or the one fixed week. */
export const spanOf = (scenario: ScenarioName, firstStart: number): DemoSpan => {
  if (scenario === 'small') return SMALL
  const from = new Date(firstStart)
  from.setUTCMonth(from.getUTCMonth() - MONTHS)
  const { zone } = SCENARIOS.full.terminal
  return { from: weekStartOf(from.getTime(), zone), to: Number.POSITIVE_INFINITY }
}

/** The start of the first week whose cycles are told phase by phase. */
export const detailFromOf = (scenario: ScenarioName, firstStart: number): number => {
  const { zone } = SCENARIOS[scenario].terminal
  return scenario === 'small'
    ? weekStartOf(SMALL.from, zone)
    : weekStartOf(firstStart - DETAIL_DAYS * DAY_MS, zone)
}

/** The weeks of a span that have begun by `now`, each clipped to the span, nothing of them loaded yet. */
export const weeksOf = (scenario: ScenarioName, span: DemoSpan, now: number): readonly WeekState[] => {
  const { zone } = SCENARIOS[scenario].terminal
  const weeks: WeekState[] = []
  for (let start = weekStartOf(span.from, zone); start < Math.min(span.to, now); ) {
    const end = weekStartOf(start + 8 * DAY_MS, zone)
    // What happens at the first instant belongs to the week: it begins a millisecond before.
    const from = Math.max(start, span.from) - 1
    const to = Math.min(end + TAIL_MS, span.to)
    weeks.push({ part: 'facts', start, from, to, done: from, pending: null, rows: 0 })
    start = end
  }
  return weeks
}

/** The phases of cycles that are told of weeks: those of the weeks from `detailFrom` on. */
export const phasesOf = (weeks: readonly WeekState[], detailFrom: number): readonly WeekState[] =>
  weeks.filter(({ start }) => start >= detailFrom).map((week) => ({ ...week, part: 'phases' }))
