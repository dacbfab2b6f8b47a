import { type Key, keyOf, uniform } from '../engine/random.ts'
import { DAY, HOUR, MINUTE, weekOf } from '../scenario/calendar.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { gustOf, type Storm, shapeOf, stormsOf } from './storms.ts'

/** The weather of an instant: metres a second, millimetres an hour, metres. */
export type Weather = {
  readonly wind: number
  readonly gust: number
  readonly rain: number
  readonly visibility: number
}

const YEAR = 365.25 * DAY
const GUST_OF_WIND = 1.3
const FAR = 20_000
const FOG = 500

/**
 * The weather at any instant near the week that holds `around`: smooth noise with a season, and the storms that
 * also stop the cranes. The same instant has the same weather whatever was asked before.
 */
export const weatherAround = (scenario: Scenario, around: number): ((at: number) => Weather) => {
  const week = weekOf(around, scenario.terminal.zone)
  const storms = [week - 1, week, week + 1].flatMap((w) => (w < 0 ? [] : stormsOf(scenario, w)))
  const key = keyOf(scenario.seed, 'weather')
  return (at) => weatherAt(scenario, key, storms, at)
}

const weatherAt = (scenario: Scenario, key: Key, storms: readonly Storm[], at: number): Weather => {
  const { weather } = scenario
  const season = Math.cos((2 * Math.PI * at) / YEAR)
  const calm =
    5.6 +
    0.9 * season +
    2.2 * noise(key, 1, at, 36 * HOUR) +
    1.1 * noise(key, 2, at, 5 * HOUR) +
    0.4 * noise(key, 3, at, 20 * MINUTE)
  let gust = calm * (GUST_OF_WIND + 0.15 * noise(key, 4, at, 10 * MINUTE))
  const wet = 0.6 * noise(key, 5, at, 9 * HOUR) + 0.4 * noise(key, 6, at, 80 * MINUTE)
  let rain = Math.max(0, wet - weather.dryness - 0.08 * season) * weather.rainScale
  for (const storm of storms) {
    gust = Math.max(gust, gustOf(storm, at))
    rain += storm.rain * shapeOf(storm, at)
  }
  const wind = Math.max(calm, gust / (GUST_OF_WIND + 0.1))
  const local = (at / HOUR + 8) % 24
  const fog = noise(key, 7, at, 14 * HOUR) > 0.82 && local > 2 && local < 9
  return { wind, gust, rain: rain < 0.1 ? 0 : rain, visibility: fog ? FOG : FAR / (1 + rain / 2) }
}

/** Smooth noise in [-1, 1] whose ups and downs take about `scale` ms. */
const noise = (key: Key, kind: number, at: number, scale: number): number => {
  const place = at / scale
  const whole = Math.floor(place)
  const part = place - whole
  const eased = part * part * (3 - 2 * part)
  const [before, after] = [uniform(key + kind * 7919, whole), uniform(key + kind * 7919, whole + 1)]
  return 2 * (before + (after - before) * eased) - 1
}
