import { logNormal } from '../engine/distribution.ts'
import { uniform } from '../engine/random.ts'
import { QUAY_Y } from '../scenario/layout.ts'
import { liftKey } from './lift-key.ts'
import { moveMs, PLATFORM_SPOT, type Spot } from './spreader.ts'
import type { Stretch } from './stretch.ts'
import type { World } from './world.ts'

/** One portal lift: its times in ms, the least that it can take, and the spot on the vehicle. */
export type PortalDraw = {
  readonly key: number
  readonly coning: number
  readonly moving: number
  readonly standard: number
  readonly lane: Spot
}

/** The share of its motion after which a box to fetch is off the platform, one to bring is off the vehicle … */
export const PICKED = 0.25
export const LIFTED = 0.4
/** … and either stands at its goal. */
export const PLACED = 0.65

const VEHICLE_TOP = 4.2
const CLEAR_M = 2

/** Draws the times of a portal lift: free flow between platform and lane, and what it takes beyond. */
export const drawPortal = (world: World, stretch: Stretch, lift: number): PortalDraw => {
  const { rates, quay } = world.scenario
  const key = liftKey(stretch, lift)
  const lane = {
    y: QUAY_Y.lanes + quay.laneM * Math.floor(uniform(key, 21) * quay.lanes),
    z: VEHICLE_TOP,
  }
  const drop = PLATFORM_SPOT.z + CLEAR_M - lane.z
  const across = moveMs(lane.y - PLATFORM_SPOT.y, quay.trolleySpeed, quay.trolleyAcceleration)
  const laden =
    moveMs(CLEAR_M, quay.hoistSpeed, quay.hoistAcceleration) +
    moveMs(drop, quay.hoistSpeed, quay.hoistAcceleration)
  const standard = quay.lockMs + laden + across + quay.positionMs + across
  const extra = logNormal(uniform(key, 13), quay.portalExtraMs, quay.portalExtraCv)
  return {
    key,
    coning: world.hurried(logNormal(uniform(key, 12), rates.coningMs * world.weather.wetness, 0.9)),
    moving: world.hurried(standard + extra),
    standard: Math.floor(standard),
    lane,
  }
}
