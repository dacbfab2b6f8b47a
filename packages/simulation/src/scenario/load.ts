import { capacitySlots } from './layout.ts'
import type { CallClass, Scenario } from './scenario.ts'

const WEEK_H = 168
const BOXES_A_LIFT = 1.2
const TEU_A_BOX = 1.6

const callsPerWeek = (kind: CallClass): number => kind.weeklyServices * kind.sailed

const craneHours = ({ boxes, paceMs }: CallClass): number =>
  (boxes.mean / BOXES_A_LIFT) * (paceMs / 3_600_000)

const berthHours = (kind: CallClass): number => {
  const { boxes, boxesPerCrane, cranes, mooringMin, startupMin, finishMin } = kind
  const crew = Math.min(cranes.max, Math.max(cranes.min, boxes.mean / boxesPerCrane))
  return craneHours(kind) / crew + (mooringMin + startupMin + finishMin) / 60
}

/** TEU that stand in the yard on average: container visits a day times their mean dwell (Little's law). */
const standingTeu = ({ trunk, branch, flows }: Scenario): number => {
  const quayBoxes = [trunk, branch].reduce((sum, kind) => sum + callsPerWeek(kind) * kind.boxes.mean, 0) / 7
  const byTruck = flows.import.share + flows.export.share
  const byShip = flows.branchTrunk.share + flows.trunkBranch.share + flows.trunkTrunk.share
  const boxDays = Object.values(flows).reduce(
    (sum, { share, empty, fullDays, emptyDays }) =>
      sum + share * ((1 - empty) * fullDays + empty * emptyDays),
    0,
  )
  return (TEU_A_BOX * quayBoxes * boxDays) / (byTruck + 2 * byShip)
}

/** The planned use of berths, cranes and yard as shares of what they can do; above 1 queues grow for ever. */
export const loadOf = (scenario: Scenario): { berths: number; cranes: number; yard: number } => {
  const { layout, trunk, branch } = scenario
  const hours = (of: (kind: CallClass) => number): number =>
    [trunk, branch].reduce((sum, kind) => sum + callsPerWeek(kind) * of(kind), 0)
  const capacity = layout.blocks.reduce((sum, block) => sum + capacitySlots(block), 0)
  return {
    berths: hours(berthHours) / (layout.berths * WEEK_H),
    cranes: hours(craneHours) / (layout.cranes * WEEK_H),
    yard: standingTeu(scenario) / capacity,
  }
}
