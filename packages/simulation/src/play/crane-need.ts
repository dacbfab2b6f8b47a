import { extraFactor, troubleAt } from '../plan/episodes.ts'
import { freeFlow, HURRIED } from './lift-draw.ts'
import { slowness } from './lift-key.ts'
import { craneX, endsOf } from './spreader.ts'
import { liftOf, type Stretch } from './stretch.ts'
import type { World } from './world.ts'

const FAST_LIFT = 1.04

/** From each lift of a stretch to its end, in ms: what is usual without waits, and when the crane hurries. */
export type Need = { readonly usual: Float64Array; readonly least: Float64Array }

/** What the lifts of a stretch need: mean lifts, bay changes and hatch covers. */
export const needOf = (world: World, stretch: Stretch): Need => {
  const { rates, quay, slowCrane } = world.scenario
  const extra = quay.extraMs * extraFactor(world.scenario, stretch.call.line)
  const slow = slowness(slowCrane, stretch.crane)
  const { hatches } = troubleAt(world.scenario, stretch.start)
  const count = stretch.to - stretch.from + 1
  const [usual, least] = [new Float64Array(count), new Float64Array(count)]
  for (let at = count - 2; at >= 0; at--) {
    const lift = stretch.from + at
    const { gantry, hatch } = liftOf(stretch, lift)
    const from = at > 0 ? endsOf(stretch, lift - 1).drop : null
    const { approach, carry } = freeFlow(world, stretch, lift, from)
    const moves =
      (gantry ? rates.gantryMs + gantryWay(world, stretch, lift) : 0) + (hatch ? rates.hatchMs * hatches : 0)
    usual[at] = (usual[at + 1] ?? 0) + moves + (approach + carry + extra) * slow * FAST_LIFT
    least[at] = (least[at + 1] ?? 0) + moves + (approach + carry + extra * HURRIED) * slow
  }
  return { usual, least }
}

/** Milliseconds of travel to the bay of a lift from that of the lift before it, at rated speed. */
export const gantryWay = (world: World, stretch: Stretch, lift: number): number =>
  (1000 * Math.abs(craneX(stretch, lift) - craneX(stretch, lift - 1))) / world.scenario.quay.gantrySpeed
