import { logNormal } from '../engine/distribution.ts'
import { uniform } from '../engine/random.ts'
import { extraFactor } from '../plan/episodes.ts'
import { liftKey, slowness } from './lift-key.ts'
import { endsOf, type Spot, shipOfStretch, type Way, wayMs, wayOf } from './spreader.ts'
import { liftOf, type Stretch } from './stretch.ts'
import type { World } from './world.ts'

/** The times of one lift in ms: the way to the box, the way with it, and a remote operator's help. */
export type LiftDraw = {
  readonly approach: number
  readonly carry: number
  /** 0 when no remote operator takes over. */
  readonly remote: number
  /** Whether that help was part of the plan. */
  readonly planned: boolean
  /** Free flow at rated speed with nominal handling: no lift is quicker. */
  readonly standard: number
  /** Null when the spreader is at the box already. */
  readonly wayTo: Way | null
  readonly wayWith: Way
}

/** The share of what a lift usually takes beyond free flow that is left when there is no time to spare. */
export const HURRIED = 0.85

/** The free flow of lift `lift` of a stretch from where the spreader is, in ms. */
export const freeFlow = (world: World, stretch: Stretch, lift: number, from: Spot | null) => {
  const { quay } = world.scenario
  const { deckZ } = shipOfStretch(stretch)
  const { pick, drop } = endsOf(stretch, lift)
  const wayTo =
    from && (from.y !== pick.y || from.z !== pick.z) ? wayOf(quay, deckZ, from, pick, false) : null
  const wayWith = wayOf(quay, deckZ, pick, drop, true)
  const approach = wayTo ? wayMs(wayTo) : 0
  return { wayTo, wayWith, approach, carry: quay.lockMs + wayMs(wayWith) + quay.positionMs }
}

/**
 * Draws the times of a lift: free flow, and what it takes beyond. The first lift of a stretch begins on its box
 * (`from` is null); without time to spare (`fast`) a lift takes a little less than the mean.
 */
export const drawLift = (
  world: World,
  stretch: Stretch,
  lift: number,
  from: Spot | null,
  fast: boolean,
): LiftDraw => {
  const { rates, quay, slowCrane } = world.scenario
  const key = liftKey(stretch, lift)
  const flow = freeFlow(world, stretch, lift, from)
  const standard = flow.approach + flow.carry
  const mean = quay.extraMs * extraFactor(world.scenario, stretch.call.line)
  const extra = fast ? mean * HURRIED : logNormal(uniform(key, 10), mean, quay.extraCv)
  const slower = ((standard + extra) * slowness(slowCrane, stretch.crane)) / standard
  const helped = !fast && uniform(key, 11) < rates.remoteShare
  const { gantry, hatch } = liftOf(stretch, lift)
  return {
    ...flow,
    approach: Math.ceil(flow.approach * slower),
    carry: flow.carry * slower,
    remote: helped ? Math.round(logNormal(uniform(key, 15), rates.remoteMs, 0.5)) : 0,
    planned: gantry || hatch || uniform(key, 20) < quay.plannedRemote,
    standard: Math.floor(standard),
  }
}
