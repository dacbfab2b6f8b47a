import type { Emission } from '../emission.ts'
import { uniform } from '../engine/random.ts'
import { blockId, craneId } from '../scenario/identity.ts'
import { boxIds } from './container.ts'
import { cycleRow } from './cycle-row.ts'
import { queueOf } from './stretch.ts'
import { type Trip, tripId } from './trip.ts'
import type { World } from './world.ts'

const FREE_FLOW_MS_PER_M = 190
const NOMINAL_HANDSHAKES = 55_000
/** Share of trips that did not go right the first time. */
const AGAIN = 0.008

/** The cycle of a vehicle's trip, once it is over; counts it in the ledger. */
export const tripRow = (world: World, trip: Trip): Emission => {
  const { stretch, lift, unit, agv } = trip
  const queue = queueOf(stretch, lift)
  const block = unit ? blockId(world.scenario.layout, unit.block) : ''
  const crane = craneId(stretch.crane)
  const emptyM = Math.round(trip.emptyM)
  const ladenM = Math.round(trip.ladenM)
  const standardMs = (emptyM + ladenM) * FREE_FLOW_MS_PER_M + NOMINAL_HANDSHAKES
  const right = uniform(trip.key, 7) >= AGAIN
  const energy = Math.round(emptyM * 0.35 + ladenM * 0.55) / 100
  world.ledger.agv.trip({
    agv: agv.id,
    crane,
    block,
    op: trip.op,
    visit: stretch.call.visitId,
    from: trip.startedAt,
    to: world.engine.now,
    boxes: unit?.boxes ?? 1,
    emptyM,
    ladenM,
    waitQc: trip.waitQc,
    waitAsc: trip.waitAsc,
    waitTraffic: trip.waitTraffic,
    standardMs,
    right,
    energy,
  })
  return {
    table: 'che_cycle',
    row: cycleRow({
      terminal_id: world.terminalId,
      eq_kind: 'AGV',
      eq_id: agv.id,
      cycle_id: tripId(trip),
      started_at: trip.startedAt,
      ended_at: world.engine.now,
      op: trip.op,
      visit_id: stretch.call.visitId,
      wq_id: queue.id,
      qc_id: crane,
      block_id: block,
      boxes: unit?.boxes ?? 1,
      teu: unit?.teu ?? 2,
      twin: unit?.boxes === 2 ? 1 : 0,
      first_right: right ? 1 : 0,
      standard_ms: standardMs,
      empty_m: emptyM,
      laden_m: ladenM,
      wait_qc_ms: trip.waitQc,
      wait_asc_ms: trip.waitAsc,
      wait_traffic_ms: trip.waitTraffic,
      energy_kwh: energy,
      unit_ids: unit ? boxIds(unit) : [],
      from_loc: trip.op === 'LOAD' ? block : crane,
      to_loc: trip.op === 'LOAD' ? crane : block,
    }),
  }
}
