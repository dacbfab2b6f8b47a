import type { Emission } from '../emission.ts'
import { uniform } from '../engine/random.ts'
import type { Unit } from '../plan/unit.ts'
import { boxIds } from './container.ts'
import { lineOf } from './crane-line.ts'
import { cycleRow } from './cycle-row.ts'
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
  const { op, row, tier } = liftOf(stretch, lift)
  const loads = op === 'LOAD'
  return {
    table: 'che_cycle',
    row: cycleRow({
      ...lineOf(world, stretch, lift, started, world.engine.now),
      cycle_id: `${stretch.id}-P${lift}`,
      trolley: 'portal',
      lift_kind: 'BOX',
      row,
      tier,
      boxes: unit?.boxes ?? 1,
      teu: unit?.teu ?? 2,
      twin: unit?.boxes === 2 ? 1 : 0,
      standard_ms: standard,
      energy_kwh: Math.round(110 + 60 * uniform(key, 14)) / 100,
      unit_ids: unit ? boxIds(unit) : [],
      from_loc: loads ? 'LANE' : 'PLATFORM',
      to_loc: loads ? 'PLATFORM' : 'LANE',
    }),
  }
}
