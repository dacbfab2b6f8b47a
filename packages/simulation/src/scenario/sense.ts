import { parseLocalMinute } from '@quaywise/domain'
import { loadOf } from './load.ts'
import type { CallClass, Scenario } from './scenario.ts'

/** Use of berths, cranes or yard above which a terminal cannot work. */
const MOST_USE = 0.95

/** What is wrong between the parts of a scenario whose parts are right, each with its place. */
export const contradictions = (scenario: Scenario): string[] => [
  ...classProblems('trunk', scenario.trunk, scenario),
  ...classProblems('branch', scenario.branch, scenario),
  ...craneProblems(scenario),
  ...slotProblems(scenario),
  ...loadProblems(scenario),
]

const classProblems = (name: string, kind: CallClass, { layout }: Scenario): string[] => [
  ...(kind.loaM.max > layout.quayM ? [`${name}.loaM.max: must not be above layout.quayM`] : []),
  ...(kind.cranes.max > layout.cranes ? [`${name}.cranes.max: must not be above layout.cranes`] : []),
]

const craneProblems = ({ slowCrane, layout, episodes, terminal }: Scenario): string[] => [
  ...(slowCrane > layout.cranes ? ['slowCrane: must not be above layout.cranes'] : []),
  ...episodes.flatMap((episode, i) => {
    if (episode.kind === 'BAD_WEEK' || episode.kind === 'GOOD_LINE') return []
    const { kind, from } = episode
    const crane = kind === 'DEADLOCK' ? null : episode.crane
    return [
      ...(crane !== null && crane >= layout.cranes
        ? [`episodes[${i}].crane: must be below layout.cranes, counted from 0`]
        : []),
      ...(kind === 'FAULT' && crane === null ? [`episodes[${i}].crane: must be set for a fault`] : []),
      ...(parseLocalMinute(from, terminal.zone) === null ? [`episodes[${i}].from: is no local minute`] : []),
    ]
  }),
]

const slotProblems = ({ trunkSlots, trunk }: Scenario): string[] =>
  trunkSlots.flatMap(({ service }, i) =>
    service >= trunk.weeklyServices
      ? [`trunkSlots[${i}].service: must be below trunk.weeklyServices, counted from 0`]
      : [],
  )

/** What is asked of the terminal may not be more than it can do, or ships and boxes would queue for ever. */
const loadProblems = (scenario: Scenario): string[] => {
  const { berths, cranes, yard } = loadOf(scenario)
  const over = (place: string, use: number): string[] =>
    use > MOST_USE
      ? [`${place}: the calls ask for ${percent(use)} of it, at most ${percent(MOST_USE)} can be used`]
      : []
  return [...over('layout.berths', berths), ...over('layout.cranes', cranes), ...over('layout.blocks', yard)]
}

const percent = (share: number): string => `${Math.round(100 * share)} %`
