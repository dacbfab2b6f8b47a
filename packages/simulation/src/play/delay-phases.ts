import type { Delay } from './crane-delays.ts'
import { PhaseTeller } from './phase-teller.ts'
import { cellSpot, craneX, PLATFORM_SPOT, type Spot, shipOfStretch } from './spreader.ts'
import type { Stretch } from './stretch.ts'
import type { World } from './world.ts'

const COVER_KG = 28_000
const REST_M = 5
/** Where the spreader hangs while the crane moves along the quay. */
const AT_REST: Spot = { y: PLATFORM_SPOT.y, z: PLATFORM_SPOT.z + REST_M }

/** Where the spreader is after a delay before lift `lift`. */
export const spotAfter = (stretch: Stretch, lift: number, delay: Delay, spot: Spot | null): Spot | null => {
  if (delay.category === 'GANTRY') return AT_REST
  return delay.category === 'HATCH' ? coverSpot(stretch, lift) : spot
}

const coverSpot = (stretch: Stretch, lift: number): Spot => ({
  y: cellSpot(stretch, lift).y,
  z: shipOfStretch(stretch).deckZ + 1,
})

/** Tells how the crane moved along the quay before a lift. It carries nothing and is no cycle of its own. */
export const tellGantry = (world: World, stretch: Stretch, lift: number, from: number): void => {
  const [here, there] = [craneX(stretch, lift - 1), craneX(stretch, lift)]
  const place = { x: here, crane: stretch.crane, trolley: 'main' as const }
  new PhaseTeller(world, `${stretch.id}-G${lift}`, place).move(
    'GANTRY',
    from,
    world.engine.now,
    { ...AT_REST, x: here },
    { ...AT_REST, x: there },
    0,
  )
}

/** Tells the phases of a hatch cover: taken from its place, set down ashore, or the other way round. */
export const tellCover = (world: World, stretch: Stretch, lift: number, from: number): void => {
  const place = { x: craneX(stretch, lift), crane: stretch.crane, trolley: 'main' as const }
  const [on, off] = [coverSpot(stretch, lift), { y: PLATFORM_SPOT.y, z: 1 }]
  const top = Math.max(on.z, PLATFORM_SPOT.z) + REST_M
  const [over, above] = [
    { y: on.y, z: top },
    { y: off.y, z: top },
  ]
  new PhaseTeller(world, `${stretch.id}-H${lift}`, place).share(from, world.engine.now, COVER_KG, [
    ['LOCK', 2, on, on],
    ['HOIST_UP', 1, on, over],
    ['TROLLEY', 2, over, above],
    ['LOWER', 2, above, off],
    ['POSITION', 2, off, off],
  ])
}
