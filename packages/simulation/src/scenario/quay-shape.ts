import { type Check, number, record, whole } from './check.ts'
import type { QuayRates } from './quay-rates.ts'
import type { WeatherRates } from './weather-rates.ts'

const speed = number(0.05, 20)
const ms = number(0, 3_600_000)
const spread = number(0.01, 5)

/** The quay cranes: speeds from 0.05 to 20 m/s, times up to an hour. */
export const quayShape: Check<QuayRates> = record<QuayRates>({
  clearanceM: number(0, 200),
  gantrySpeed: speed,
  trolleySpeed: speed,
  trolleyAcceleration: speed,
  hoistSpeed: speed,
  hoistEmptySpeed: speed,
  hoistAcceleration: speed,
  lockMs: ms,
  positionMs: ms,
  extraMs: ms,
  extraCv: spread,
  portalExtraMs: ms,
  portalExtraCv: spread,
  lanes: whole(1, 20),
  laneM: number(2, 20),
  foreseenWaitMs: ms,
  crowdedFrom: number(0, 0.99),
  crowdedPace: number(0, 2),
  plannedRemote: number(0, 1),
})

/** The weather of the place. */
export const weatherShape: Check<WeatherRates> = record<WeatherRates>({
  stopGust: number(5, 100),
  squallsPerWeek: number(0, 50),
  squallGust: number(0, 60),
  squallSpread: number(0.01, 30),
  typhoonsPerYear: number(0, 20),
  dryness: number(-1, 1),
  rainScale: number(0, 200),
  heavyRain: number(0, 200),
  slowerInRain: number(1, 10),
})
