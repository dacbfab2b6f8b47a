import { parseLocalMinute } from '@quaywise/domain'
import { DAY, MINUTE, weekStart } from '../scenario/calendar.ts'
import type { BadWeek, Scenario } from '../scenario/scenario.ts'

/** How much slower or faster than usual the quay works on a call that starts at `at`. */
export const paceFactor = (scenario: Scenario, at: number, line: string): number => {
  let factor = 1
  for (const episode of scenario.episodes) {
    if (episode.kind === 'BAD_WEEK' && isBad(scenario, episode, at)) factor *= episode.pace
    if (episode.kind === 'GOOD_LINE' && episode.line === line) factor *= episode.pace
  }
  return factor
}

const origins = new Map<string, number>()

/** Whether an instant is in a bad week. Weeks are counted in whole weeks from the first: quick, as this is asked often. */
const isBad = ({ terminal }: Scenario, { every, week }: BadWeek, at: number): boolean => {
  const origin = origins.get(terminal.zone) ?? weekStart(0, terminal.zone)
  origins.set(terminal.zone, origin)
  return Math.floor((at - origin) / (7 * DAY)) % every === week
}

/** The factor on what lifts of a line take beyond free flow. */
export const extraFactor = (scenario: Scenario, line: string): number => {
  let factor = 1
  for (const episode of scenario.episodes)
    if (episode.kind === 'GOOD_LINE' && episode.line === line) factor *= episode.extra
  return factor
}

/** The factor on the restows of a line. */
export const restowFactor = (scenario: Scenario, line: string): number => {
  let factor = 1
  for (const episode of scenario.episodes)
    if (episode.kind === 'GOOD_LINE' && episode.line === line) factor *= episode.restows
  return factor
}

/** The factors on faults and on hatch cover times that hold at an instant. */
export const troubleAt = (
  scenario: Scenario,
  at: number,
): { readonly faults: number; readonly hatches: number } => {
  let [faults, hatches] = [1, 1]
  for (const episode of scenario.episodes)
    if (episode.kind === 'BAD_WEEK' && isBad(scenario, episode, at)) {
      faults *= episode.faults
      hatches *= episode.hatches
    }
  return { faults, hatches }
}

/** The planted deadlocks of vehicles that begin in `[from, to)`: when, and how long each takes to resolve, in ms. */
export const deadlocksIn = (
  { episodes, terminal }: Scenario,
  from: number,
  to: number,
): readonly { readonly at: number; readonly ms: number }[] =>
  episodes.flatMap((episode) => {
    const first = episode.kind === 'DEADLOCK' ? parseLocalMinute(episode.from, terminal.zone) : null
    if (episode.kind !== 'DEADLOCK' || first === null) return []
    const every = episode.everyWeeks * 7 * DAY
    const at = every > 0 && from > first ? first + Math.ceil((from - first) / every) * every : first
    return from <= at && at < to ? [{ at, ms: episode.minutes * MINUTE }] : []
  })
