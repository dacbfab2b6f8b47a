import { weekOf } from '../scenario/calendar.ts'
import type { Scenario } from '../scenario/scenario.ts'

/** How much slower or faster than usual the quay works on a call that starts at `at`. */
export const paceFactor = (scenario: Scenario, at: number, line: string): number => {
  let factor = 1
  for (const episode of scenario.episodes) {
    if (episode.kind === 'BAD_WEEK' && isBad(scenario, episode, at)) factor *= episode.pace
    if (episode.kind === 'GOOD_LINE' && episode.line === line) factor *= episode.pace
  }
  return factor
}

const isBad = (
  { terminal }: Scenario,
  { every, week }: { readonly every: number; readonly week: number },
  at: number,
): boolean => weekOf(at, terminal.zone) % every === week
