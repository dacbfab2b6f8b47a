import { type Emission, SOURCE } from '../emission.ts'
import type { TruckVisit } from '../plan/truck-visit.ts'
import { kindOf } from './appointment-row.ts'
import type { GateOut } from './out-gate.ts'
import { companyOf, driverOf, plateOf } from './truck-identity.ts'
import type { World } from './world.ts'

/** A truck's visit as it is known at the gate: without `out` on its way in. */
export const truckVisitRow = (world: World, visit: TruckVisit, out: GateOut | null): Emission => ({
  table: 'truck_visit',
  row: {
    terminal_id: world.terminalId,
    truck_visit_id: visit.id,
    company: companyOf(world.scenario, visit.haulier),
    plate: plateOf(visit.haulier, visit.truck),
    driver: driverOf(visit.haulier, visit.truck),
    appointment_id: visit.appointment?.id ?? '',
    flow: kindOf(visit),
    lane: `IN${visit.lane}`,
    lane_out: out ? `OUT${out.lane}` : '',
    trouble: visit.ticket ? 1 : 0,
    trouble_code: visit.ticket?.code ?? '',
    arrived_at: visit.arrivedAt,
    gate_in_started_at: visit.gateInStarted,
    gate_in_at: visit.gateIn,
    gate_out_started_at: out?.started ?? null,
    gate_out_at: out?.done ?? null,
    source: SOURCE,
    version: out?.done ?? visit.gateIn,
  },
})
