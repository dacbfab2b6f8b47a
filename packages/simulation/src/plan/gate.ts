import { logNormal } from '../engine/distribution.ts'
import { uniform } from '../engine/random.ts'
import { MINUTE } from '../scenario/calendar.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { Arrival } from './booking.ts'
import { gateDayStart } from './gate-day.ts'
import type { LandEpisodes } from './land-episodes.ts'
import { Lanes } from './lanes.ts'

/** The passage of one truck through a lane of the gate. */
export type Passage = { readonly lane: number; readonly started: number; readonly done: number }

const CV = 0.4

/**
 * The passages of the arrivals of one gate day, given in order of time. Each gate day begins with free
 * lanes, so that any day can be worked out by itself: scenarios open other lanes after 03:00 than before.
 */
export const gateTimes = (
  { land, layout, terminal }: Scenario,
  episodes: LandEpisodes,
  day: number,
  arrivals: readonly Arrival[],
): Passage[] => {
  const turn = gateDayStart(day + 1, terminal.zone)
  const lanes = new Lanes(layout.gateLanesIn, land.gate.closedIn, terminal.zone, turn)
  const usual = (land.gate.inSec / 60) * MINUTE
  return arrivals.map(({ at, wish }) => {
    const { lane, started } = lanes.next(at)
    const process = usual * (episodes.at(started)?.process ?? 1)
    const done = Math.round(started + logNormal(uniform(wish.key, 25), process, CV))
    lanes.take(lane, done)
    return { lane, started, done }
  })
}
