import { parseLocalMinute } from '@quaywise/domain'
import { MINUTE, weekStart } from '../scenario/calendar.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { halfAbove, stormsOf } from './storms.ts'

/** A time in which cranes stand still by plan or by wind: `[from, to)`. */
export type Stop = { readonly kind: 'SEAM' | 'WEATHER' | 'FAULT'; readonly from: number; readonly to: number }

/** Before a week ends cranes stand this long, so that vehicles and yard come to rest. */
export const SEAM_BEFORE = 20 * MINUTE
/** After a week starts cranes stand this long. */
export const SEAM_AFTER = 8 * MINUTE
const SPARE = 22 * MINUTE

/** The stops of the terminal: weekly hand-overs, weather, and the planted faults of single cranes. */
export class Stops {
  /** Weather stops by start. */
  readonly weather: readonly Stop[]
  /** Planted faults, each of one crane. */
  readonly faults: readonly (Stop & { readonly crane: number })[]
  /** Seams and weather by start: what stops every crane. */
  readonly #common: readonly Stop[]
  /** The stops of each crane that has faults of its own as well. */
  readonly #own = new Map<number, readonly Stop[]>()
  readonly #longest: number

  constructor(scenario: Scenario, weeks: number) {
    const zone = scenario.terminal.zone
    const starts = Array.from({ length: weeks + 1 }, (_, week) => weekStart(week, zone))
    const seams = starts.map(
      (at): Stop => ({ kind: 'SEAM', from: at - SEAM_BEFORE - SPARE, to: at + SEAM_AFTER }),
    )
    this.weather = merged(starts.slice(0, weeks).flatMap((_, week) => windStops(scenario, week)))
    this.faults = scenario.episodes.flatMap((episode) => {
      if (episode.kind !== 'FAULT') return []
      const from = parseLocalMinute(episode.from, zone) ?? 0
      return [{ kind: 'FAULT', crane: episode.crane ?? -1, from, to: from + episode.minutes * MINUTE }]
    })
    this.#common = byStart([...seams, ...this.weather])
    for (const { crane } of this.faults)
      this.#own.set(crane, byStart([...this.#common, ...this.faults.filter((own) => own.crane === crane)]))
    const all = [...this.#common, ...this.faults]
    this.#longest = all.reduce((longest, { from, to }) => Math.max(longest, to - from), 0)
  }

  /** The instant at which work of `workMs` that starts at `start` is done on a crane, stops left out. */
  endAfter(start: number, workMs: number, crane: number): number {
    return this.endKnownAt(Number.POSITIVE_INFINITY, start, workMs, crane)
  }

  /** As `endAfter`, by what is known at `now`: hand-overs, and the weather and faults that are on already. */
  endKnownAt(now: number, start: number, workMs: number, crane: number): number {
    let at = start
    let left = workMs
    const stops = this.#of(crane)
    for (let i = this.#first(stops, start); i < stops.length; i++) {
      const stop = stops[i]
      if (!stop || stop.from >= at + left) break
      if (stop.kind !== 'SEAM' && stop.from > now) continue
      left -= Math.max(0, stop.from - at)
      at = Math.max(at, stop.to)
    }
    return at + left
  }

  /** The first instant from `at` on with `room` ms free of stops on a crane. */
  clearStart(at: number, room: number, crane: number): number {
    const stops = this.#of(crane)
    for (let i = this.#first(stops, at); i < stops.length; i++) {
      const stop = stops[i]
      if (!stop || stop.from >= at + room) break
      if (stop.to > at) return this.clearStart(stop.to, room, crane)
    }
    return at
  }

  /** Milliseconds of weather and planted faults on a crane in `[from, to)`. */
  lostBetween(from: number, to: number, crane: number): number {
    let lost = 0
    let seen = from
    const stops = this.#of(crane)
    for (let i = this.#first(stops, from); i < stops.length; i++) {
      const stop = stops[i]
      if (!stop || stop.from >= to) break
      if (stop.kind === 'SEAM') continue
      lost += Math.max(0, Math.min(stop.to, to) - Math.max(stop.from, seen))
      seen = Math.max(seen, stop.to)
    }
    return lost
  }

  /** How much of the work that starts at `start` is planned to be done by `until`, in ms. */
  workedBy(start: number, until: number, crane: number): number {
    let worked = Math.max(0, until - start)
    let seen = start
    const stops = this.#of(crane)
    for (let i = this.#first(stops, start); i < stops.length; i++) {
      const stop = stops[i]
      if (!stop || stop.from >= until) break
      worked -= Math.max(0, Math.min(stop.to, until) - Math.max(stop.from, seen))
      seen = Math.max(seen, stop.to)
    }
    return Math.max(0, worked)
  }

  #of(crane: number): readonly Stop[] {
    return this.#own.get(crane) ?? this.#common
  }

  /** The place of the first stop that may still reach past an instant. */
  #first(stops: readonly Stop[], at: number): number {
    let low = 0
    let high = stops.length
    while (low < high) {
      const mid = (low + high) >> 1
      if ((stops[mid]?.from ?? 0) < at - this.#longest) low = mid + 1
      else high = mid
    }
    return low
  }
}

/** When the gusts of the storms of a week are too strong for the cranes. */
const windStops = (scenario: Scenario, week: number): Stop[] =>
  stormsOf(scenario, week).flatMap((storm) => {
    const half = Math.round(halfAbove(storm, scenario.weather.stopGust))
    const at = Math.round(storm.at)
    return half > 0 ? [{ kind: 'WEATHER', from: at - half, to: at + half }] : []
  })

/** Stops by start, those that touch made one. */
const merged = (stops: readonly Stop[]): Stop[] => {
  const out: Stop[] = []
  for (const stop of [...stops].sort((a, b) => a.from - b.from)) {
    const last = out.at(-1)
    if (last && stop.from <= last.to) out[out.length - 1] = { ...last, to: Math.max(last.to, stop.to) }
    else out.push(stop)
  }
  return out
}

const byStart = (stops: Stop[]): readonly Stop[] => stops.sort((a, b) => a.from - b.from)
