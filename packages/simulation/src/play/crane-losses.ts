import type { Emission } from '../emission.ts'
import { uniform } from '../engine/random.ts'
import { instantWord } from '../instant-word.ts'
import { craneId } from '../scenario/identity.ts'
import type { Delay } from './crane-delays.ts'
import { craneCycle } from './crane-line.ts'
import { tellCover, tellGantry } from './delay-phases.ts'
import { liftKey } from './lift-key.ts'
import { liftOf, type Stretch } from './stretch.ts'
import type { World } from './world.ts'

const COVER_KWH = 7.5
const SYSTEMS = ['SPREADER', 'HOIST', 'TROLLEY', 'CONTROL', 'GANTRY'] as const

/** Tells a delay that is over, where it is a fact of its own: a hatch cover, or a fault. */
export const tellDelay = (world: World, stretch: Stretch, lift: number, delay: Delay, from: number): void => {
  const to = world.engine.now
  if (delay.category === 'HATCH') {
    const { op } = liftOf(stretch, lift)
    world.ledger.quay.hatch(craneId(stretch.crane), op, stretch.call.visitId, to, COVER_KWH)
    world.tell(hatchRow(world, stretch, lift, from, to))
    if (world.detail) tellCover(world, stretch, lift, from)
  }
  if (delay.category === 'GANTRY' && world.detail) tellGantry(world, stretch, lift, from)
  if (delay.category !== 'FAULT') return
  const key = liftKey(stretch, lift)
  world.fault({
    fault_id: `${craneId(stretch.crane)}-${instantWord(from)}`,
    eq_kind: 'QC',
    eq_id: craneId(stretch.crane),
    visit_id: stretch.call.visitId,
    op: liftOf(stretch, lift).op,
    system: SYSTEMS[Math.floor(uniform(key, 16) * SYSTEMS.length)] ?? 'CONTROL',
    code: `Q${100 + Math.floor(uniform(key, 17) * 60)}`,
    started_at: from,
    ended_at: to,
  })
}

/** The handling of a hatch cover before a lift: no cycle, its time is a loss. */
const hatchRow = (world: World, stretch: Stretch, lift: number, from: number, to: number): Emission => {
  const row = craneCycle(world, stretch, lift, `${stretch.id}-H${lift}`, from, to)
  row.trolley = 'main'
  row.lift_kind = 'HATCH'
  row.standard_ms = 150_000
  row.energy_kwh = COVER_KWH
  return { table: 'che_cycle', row }
}
