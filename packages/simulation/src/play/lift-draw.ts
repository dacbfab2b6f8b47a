import { logNormal } from '../engine/distribution.ts'
import { uniform } from '../engine/random.ts'
import { liftKey, slowness } from './crane-delays.ts'
import { liftOf, type Stretch } from './stretch.ts'
import type { World } from './world.ts'

/** The times of one lift in ms: the way to the box, the way with it, and a remote operator's help. */
export type LiftDraw = {
  readonly approach: number
  readonly carry: number
  /** 0 when no remote operator takes over. */
  readonly remote: number
}

const APPROACH = 0.36
const FASTEST_LIFT = 70_000

/**
 * Draws the times of a lift. There is no way to the box for the first lift of a stretch and for the
 * second of a dual pair; without time to spare (`fast`) it takes a little less than the mean.
 */
export const drawLift = (
  world: World,
  stretch: Stretch,
  lift: number,
  first: boolean,
  fast: boolean,
): LiftDraw => {
  const { rates } = world.scenario
  const key = liftKey(stretch, lift)
  const mean = rates.liftMs * slowness(world, stretch.crane)
  const whole = Math.max(FASTEST_LIFT, fast ? mean * 0.95 : logNormal(uniform(key, 10), mean, 0.24))
  const helped = !fast && uniform(key, 11) < rates.remoteShare
  return {
    approach: first || liftOf(stretch, lift).dual === 2 ? 0 : Math.round(whole * APPROACH),
    carry: whole * (1 - APPROACH),
    remote: helped ? Math.round(logNormal(uniform(key, 15), rates.remoteMs, 0.5)) : 0,
  }
}
