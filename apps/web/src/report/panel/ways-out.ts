import type { Conditions } from '@quaywise/contract'
import type { Form } from '../query/form.ts'

/** What leads out of an empty page: the other calls of the period, or the newest day with records. */
export type WayOut =
  | { readonly kind: 'branch' | 'trunk' | 'allLines' | 'allShips' }
  | { readonly kind: 'latest'; readonly day: string }

/** Tells whether only trunk calls were asked for and there were none. */
export const noTrunk = (form: Form, conditions: Conditions | undefined): boolean =>
  form.lists.trunkBranchLine.join() === 'TRUNK' &&
  conditions?.trunkBranchLine.find(({ key }) => key === 'TRUNK')?.count === 0

/** The ways out of an empty answer, the nearest first. */
export function waysOut(form: Form, conditions: Conditions | undefined): readonly WayOut[] {
  if (!conditions) return []
  const count = (list: Conditions['trunkBranchLine'], key: string) =>
    list.find((choice) => choice.key === key)?.count ?? 0
  const only = (values: readonly string[], key: string) => values.length === 1 && values[0] === key
  const { trunkBranchLine: trunk, distinguishSelectedShip: own } = form.lists
  const ways: WayOut[] = []
  if (only(trunk, 'TRUNK') && count(conditions.trunkBranchLine, 'BRANCH') > 0) ways.push({ kind: 'branch' })
  if (only(trunk, 'BRANCH') && count(conditions.trunkBranchLine, 'TRUNK') > 0) ways.push({ kind: 'trunk' })
  // A source that does not tell trunk from branch has calls of neither.
  if (trunk.length > 0 && !trunk.includes('UNKNOWN') && count(conditions.trunkBranchLine, 'UNKNOWN') > 0)
    ways.push({ kind: 'allLines' })
  if (
    only(own, 'OWN') &&
    count(conditions.distinguishSelectedShip, 'OWN') === 0 &&
    conditions.vesselVoyages.length > 0
  )
    ways.push({ kind: 'allShips' })
  const { latestDay } = conditions
  const outside =
    latestDay !== null && (latestDay < form.startTime.slice(0, 10) || latestDay > form.endTime.slice(0, 10))
  if (outside && latestDay !== null) ways.push({ kind: 'latest', day: latestDay })
  return ways
}
