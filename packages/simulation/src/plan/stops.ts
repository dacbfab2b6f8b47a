import { parseLocalMinute } from '@quaywise/domain'
import { HOUR, MINUTE, weekStart } from '../scenario/calendar.ts'
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
  readonly faults: readonly (Stop & { readonly crane: number })[]
  readonly #seams: readonly Stop[]

  constructor(scenario: Scenario, weeks: number) {
    const zone = scenario.terminal.zone
    const starts = Array.from({ length: weeks + 1 }, (_, week) => weekStart(week, zone))
    this.#seams = starts.map((at) => ({ kind: 'SEAM', from: at - SEAM_BEFORE - SPARE, to: at + SEAM_AFTER }))
    this.weather = merged(starts.slice(0, weeks).flatMap((_, week) => windStops(scenario, week)))
    this.faults = scenario.episodes.flatMap((episode) => {
      if (episode.kind !== 'FAULT') return []
      const from = parseLocalMinute(episode.from, zone) ?? 0
      return [{ kind: 'FAULT', crane: episode.crane ?? -1, from, to: from + episode.minutes * MINUTE }]
    })
  }

  /** The instant at which work of `workMs` that starts at `start` is done on a crane, stops left out. */
  endAfter(start: number, workMs: number, crane: number): number {
    let at = start
    let left = workMs
    for (const stop of this.#after(start, crane)) {
      if (stop.from >= at + left) break
      left -= Math.max(0, stop.from - at)
      at = Math.max(at, stop.to)
    }
    return at + left
  }

  /** As `endAfter`, by what is known at `now`: hand-overs, and the weather and faults that are on already. */
  endKnownAt(now: number, start: number, workMs: number, crane: number): number {
    let at = start
    let left = workMs
    for (const stop of this.#after(start, crane)) {
      if (stop.kind !== 'SEAM' && stop.from > now) continue
      if (stop.from >= at + left) break
      left -= Math.max(0, stop.from - at)
      at = Math.max(at, stop.to)
    }
    return at + left
  }

  /** The first instant from `at` on with `room` ms free of stops on a crane. */
  clearStart(at: number, room: number, crane: number): number {
    const stop = this.#after(at, crane).find((s) => s.from < at + room)
    return stop ? this.clearStart(stop.to, room, crane) : at
  }

  /** Milliseconds of weather and planted faults on a crane in `[from, to)`. */
  lostBetween(from: number, to: number, crane: number): number {
    let lost = 0
    let seen = from
    for (const stop of this.#after(from, crane)) {
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
    for (const stop of this.#after(start, crane)) {
      if (stop.from >= until) break
      worked -= Math.max(0, Math.min(stop.to, until) - Math.max(stop.from, seen))
      seen = Math.max(seen, stop.to)
    }
    return Math.max(0, worked)
  }

  /** The stops of a crane that end after an instant and begin within ten days of it, by start. */
  #after(at: number, crane: number): readonly Stop[] {
    const near = (stop: Stop): boolean => stop.to > at && stop.from < at + 240 * HOUR
    const first = lowerBound(this.#seams, at)
    return [
      ...this.#seams.slice(first, first + 3).filter(near),
      ...this.weather.slice(lowerBound(this.weather, at)).slice(0, 12).filter(near),
      ...this.faults.filter((stop) => stop.crane === crane && near(stop)),
    ].sort((a, b) => a.from - b.from)
  }
}

/** The first stop that may still reach past an instant; no stop is longer than a day. */
const lowerBound = (stops: readonly Stop[], at: number): number => {
  let low = 0
  let high = stops.length
  while (low < high) {
    const mid = (low + high) >> 1
    if ((stops[mid]?.from ?? 0) < at - 24 * HOUR) low = mid + 1
    else high = mid
  }
  return low
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
