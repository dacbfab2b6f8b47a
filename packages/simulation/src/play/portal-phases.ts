import { PhaseTeller } from './phase-teller.ts'
import { LIFTED, PICKED, PLACED, type PortalDraw } from './portal-draw.ts'
import { craneX, PLATFORM_SPOT, type Spot } from './spreader.ts'
import { liftOf, type Stretch } from './stretch.ts'
import { unitWeight } from './unit-weight.ts'
import type { World } from './world.ts'

const CLEAR_M = 2

/** Tells the phases of a portal lift that ends now: coning at the platform, the way with the box, the way back. */
export const tellPortal = (
  world: World,
  stretch: Stretch,
  lift: number,
  started: number,
  { coning, moving, lane }: PortalDraw,
): void => {
  const { op, unit } = liftOf(stretch, lift)
  const { now } = world.engine
  const kg = unitWeight(world, unit)
  const place = { x: craneX(stretch, lift), crane: stretch.crane, trolley: 'portal' as const }
  const teller = new PhaseTeller(world, `${stretch.id}-P${lift}`, place)
  const at = (share: number, before: number): number =>
    Math.min(now, started + Math.round(before + share * moving))
  const fetches = op === 'DISC'
  const [from, to] = fetches ? [PLATFORM_SPOT, lane] : [lane, PLATFORM_SPOT]
  const before = fetches ? coning : 0
  const picked = at(fetches ? PICKED : LIFTED, before)
  const placed = at(PLACED, before)
  const top = PLATFORM_SPOT.z + CLEAR_M
  const [over, above] = [raised(from, top), raised(to, top)]
  if (fetches) teller.tell('CONING', started, started + coning, from, from, 0)
  teller.share(started + before, picked, kg, [
    ['LOCK', 1, from, from],
    ['HOIST_UP', 1.2, from, over],
  ])
  teller.share(picked, placed, kg, [
    ['TROLLEY', 1.1, over, above],
    ['LOWER', 1, above, to],
    ['POSITION', 0.8, to, to],
  ])
  const coned = fetches ? placed : placed + coning
  if (!fetches) teller.tell('CONING', placed, Math.min(now, coned), to, to, 0)
  teller.share(coned, now, 0, [['APPROACH', 1, to, from]])
}

const raised = ({ y }: Spot, z: number): Spot => ({ y, z })
