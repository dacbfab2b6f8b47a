import type { Emission } from '../emission.ts'
import { uniform } from '../engine/random.ts'
import type { Unit } from '../plan/unit.ts'
import { boxIds } from './container.ts'
import { craneCycle } from './crane-line.ts'
import type { PortalDraw } from './portal-draw.ts'
import { liftOf, type Stretch } from './stretch.ts'
import type { World } from './world.ts'

/** The cycle of a portal lift that ends now: told, but outside boxes, lifts and rates. */
export const portalRow = (
  world: World,
  stretch: Stretch,
  lift: number,
  unit: Unit | null,
  started: number,
  { key, standard }: PortalDraw,
): Emission => {
  const planned = liftOf(stretch, lift)
  const loads = planned.op === 'LOAD'
  const row = craneCycle(world, stretch, lift, `${stretch.id}-P${lift}`, started, world.engine.now)
  row.trolley = 'portal'
  row.lift_kind = 'BOX'
  row.row = planned.row
  row.tier = planned.tier
  row.boxes = unit?.boxes ?? 1
  row.teu = unit?.teu ?? 2
  row.twin = unit?.boxes === 2 ? 1 : 0
  row.standard_ms = standard
  row.energy_kwh = Math.round(110 + 60 * uniform(key, 14)) / 100
  row.unit_ids = unit ? boxIds(unit) : []
  row.from_loc = loads ? 'LANE' : 'PLATFORM'
  row.to_loc = loads ? 'PLATFORM' : 'LANE'
  return { table: 'che_cycle', row }
}
