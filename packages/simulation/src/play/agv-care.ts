import { uniform } from '../engine/random.ts'
import { MINUTE } from '../scenario/calendar.ts'
import type { Docks } from './docks.ts'
import type { Trip } from './trip.ts'
import type { World } from './world.ts'

const REST = 25 * MINUTE
const SYSTEMS = ['DRIVE', 'NAVIGATION', 'BATTERY', 'RADIO'] as const

/** After a trip: repair if the vehicle broke down, a battery if it needs one, then it is ready again. */
export const careFor = (world: World, docks: Docks, trip: Trip, ready: () => void): void => {
  const { agv } = trip
  const { engine } = world
  const repair = agv.breakdown()
  if (repair > 0) {
    const from = engine.now
    agv.states.set(from, 'FAULT')
    engine.after(repair, () => {
      tellFault(world, trip, from)
      ready()
    })
  } else if (agv.needsSwap && world.left > REST) {
    agv.states.set(engine.now, 'CHARGING')
    docks.swap(agv, () => {
      agv.swapped()
      ready()
    })
  } else ready()
}

const tellFault = (world: World, trip: Trip, from: number): void =>
  world.fault({
    fault_id: `${trip.agv.id}-${from.toString(36).toUpperCase()}`,
    eq_kind: 'AGV',
    eq_id: trip.agv.id,
    visit_id: trip.stretch.call.visitId,
    op: trip.op,
    system: SYSTEMS[Math.floor(uniform(trip.key, 5) * SYSTEMS.length)] ?? 'DRIVE',
    code: `V${100 + Math.floor(uniform(trip.key, 6) * 40)}`,
    started_at: from,
    ended_at: world.engine.now,
  })
