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
  const row = cycleRow(world.terminalId, 'AGV', agv.id, tripId(trip), trip.startedAt, world.engine.now)
  row.op = trip.op
  row.visit_id = stretch.call.visitId
  row.wq_id = queue.id
  row.qc_id = crane
  row.block_id = block
  row.boxes = unit?.boxes ?? 1
  row.teu = unit?.teu ?? 2
  row.twin = unit?.boxes === 2 ? 1 : 0
  row.first_right = right ? 1 : 0
  row.standard_ms = standardMs
  row.empty_m = emptyM
  row.laden_m = ladenM
  row.wait_qc_ms = trip.waitQc
  row.wait_asc_ms = trip.waitAsc
  row.wait_traffic_ms = trip.waitTraffic
  row.energy_kwh = energy
  row.unit_ids = unit ? boxIds(unit) : []
  row.from_loc = trip.op === 'LOAD' ? block : crane
  row.to_loc = trip.op === 'LOAD' ? crane : block
  return { table: 'che_cycle', row }
}
