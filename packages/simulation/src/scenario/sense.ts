import { parseLocalMinute } from '@quaywise/domain'
import { laneGraph } from '../road/lane-graph.ts'
import { ringsOf } from '../road/rings.ts'
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
  ...ringProblems(scenario),
  ...loadProblems(scenario),
]

const classProblems = (name: string, kind: CallClass, { layout }: Scenario): string[] => [
  ...(kind.loaM.max > layout.quayM ? [`${name}.loaM.max: must not be above layout.quayM`] : []),
  ...(kind.cranes.max > layout.cranes ? [`${name}.cranes.max: must not be above layout.cranes`] : []),
]

const craneProblems = ({ slowCrane, layout, episodes, terminal }: Scenario): string[] => [
  ...(slowCrane > layout.cranes ? ['slowCrane: must not be above layout.cranes'] : []),
  ...episodes.flatMap((episode, i) => {
    if (!('from' in episode)) return []
    const noMinute = parseLocalMinute(episode.from, terminal.zone) === null
    const wrong = noMinute ? [`episodes[${i}].from: is no local minute`] : []
    if (!('crane' in episode)) return wrong
    const { kind, crane } = episode
    return [
      ...(crane !== null && crane >= layout.cranes
        ? [`episodes[${i}].crane: must be below layout.cranes, counted from 0`]
        : []),
      ...(kind === 'FAULT' && crane === null ? [`episodes[${i}].crane: must be set for a fault`] : []),
      ...wrong,
    ]
  }),
]

const slotProblems = ({ trunkSlots, trunk }: Scenario): string[] =>
  trunkSlots.flatMap(({ service }, i) =>
    service >= trunk.weeklyServices
      ? [`trunkSlots[${i}].service: must be below trunk.weeklyServices, counted from 0`]
      : [],
  )

/** Vehicles block each other only where a ring of zones has one in each. */
const ringProblems = ({ episodes, layout, road }: Scenario): string[] => {
  const zones = Math.min(...ringsOf(laneGraph(layout, road)).map((ring) => ring.length))
  return episodes.flatMap(({ kind }, i) =>
    kind === 'DEADLOCK' && !(zones <= layout.agvs)
      ? [
          `episodes[${i}]: the shortest ring of these roads has ${zones} zones, more than layout.agvs can fill: lower road.crossEvery or raise layout.agvs`,
        ]
      : [],
  )
}

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
