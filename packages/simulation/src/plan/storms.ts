import { parseLocalMinute } from '@quaywise/domain'
import { exponential } from '../engine/distribution.ts'
import { keyOf, uniform } from '../engine/random.ts'
import { DAY, HOUR, MINUTE, weekStart } from '../scenario/calendar.ts'
import type { Scenario } from '../scenario/scenario.ts'

/** A time of strong wind: gusts rise to `peak` metres a second at `at` and fall off over `widthMs` to either side. */
export type Storm = {
  readonly at: number
  readonly widthMs: number
  readonly peak: number
  /** Millimetres an hour at the peak. */
  readonly rain: number
}

const MOST_A_WEEK = 6
const PLANTED_PEAK = 26

/** The gusts of a storm at an instant, in metres a second. */
export const gustOf = (storm: Storm, at: number): number => storm.peak * shapeOf(storm, at)

/** How near a storm is to its peak at an instant, 0 to 1. */
export const shapeOf = ({ at: middle, widthMs }: Storm, at: number): number =>
  Math.exp(-(((at - middle) / widthMs) ** 2) / 2)

/** How long before and after its peak a storm gusts above a speed, in ms; 0 for one that does not. */
export const halfAbove = ({ peak, widthMs }: Storm, speed: number): number =>
  peak > speed ? widthMs * Math.sqrt(2 * Math.log(peak / speed)) : 0

/** The storms that peak in a week: squalls by chance, rarely a typhoon in late summer, and the planted ones. */
export const stormsOf = (scenario: Scenario, week: number): Storm[] => {
  const { weather, seed, terminal } = scenario
  const start = weekStart(week, terminal.zone)
  const key = keyOf(seed, 'storm', week)
  const storms: Storm[] = []
  let at = 0
  for (let i = 0; i < MOST_A_WEEK; i++) {
    at += exponential(uniform(key, 4 * i), (7 * DAY) / weather.squallsPerWeek)
    if (at >= 7 * DAY) break
    storms.push({
      at: start + at,
      widthMs: (55 + 60 * uniform(key, 4 * i + 1)) * MINUTE,
      peak: weather.squallGust + exponential(uniform(key, 4 * i + 2), weather.squallSpread),
      rain: 14 * uniform(key, 4 * i + 3),
    })
  }
  return [...storms, ...typhoon(scenario, week, start), ...planted(scenario, start)]
}

const typhoon = ({ weather, seed }: Scenario, week: number, start: number): Storm[] => {
  const month = new Date(start).getUTCMonth()
  if (month < 6 || month > 8) return []
  const key = keyOf(seed, 'typhoon', week)
  if (uniform(key) > weather.typhoonsPerYear / 13) return []
  const [at, peak] = [start + (1 + 5 * uniform(key, 1)) * DAY, 24 + 8 * uniform(key, 2)]
  return [{ at, widthMs: 6 * HOUR, peak, rain: 35 }]
}

const planted = ({ episodes, terminal, weather }: Scenario, start: number): Storm[] =>
  episodes.flatMap((episode) => {
    if (episode.kind !== 'WEATHER') return []
    const at = (parseLocalMinute(episode.from, terminal.zone) ?? 0) + (episode.minutes * MINUTE) / 2
    if (at < start || at >= start + 7 * DAY) return []
    const widthMs = (episode.minutes * MINUTE) / 2 / Math.sqrt(2 * Math.log(PLANTED_PEAK / weather.stopGust))
    return [{ at, widthMs, peak: PLANTED_PEAK, rain: 6 }]
  })
