import { type Emission, SOURCE } from '../emission.ts'
import { uniform } from '../engine/random.ts'
import type { TruckVisit } from '../plan/truck-visit.ts'
import { companyName } from '../scenario/names.ts'
import type { World } from './world.ts'

/** The passage of a truck out of the terminal. */
export type GateOut = { readonly started: number; readonly done: number }

const COMPANIES = 8

/** A truck's visit as it is known at the gate: without `out` on its way in. */
export const truckVisitRow = (world: World, visit: TruckVisit, out: GateOut | null): Emission => {
  const owner = Math.floor(COMPANIES * uniform(visit.key, 90) ** 1.6)
  const number = Math.floor(uniform(visit.key, 91) * 100_000)
  return {
    table: 'truck_visit',
    row: {
      terminal_id: world.terminalId,
      truck_visit_id: visit.id,
      company: companyName(owner),
      plate: `QW-${String.fromCharCode(65 + owner)}${String(number).padStart(5, '0')}`,
      driver: `D-${String(number % 10_000).padStart(4, '0')}`,
      appointment_id: '',
      flow: visit.receive && visit.deliver ? 'DUAL' : visit.receive ? 'RECEIVE' : 'DELIVER',
      lane: `IN${visit.lane}`,
      lane_out: '',
      trouble: visit.trouble ? 1 : 0,
      trouble_code: '',
      arrived_at: visit.arrivedAt,
      gate_in_started_at: visit.gateInStarted,
      gate_in_at: visit.gateIn,
      gate_out_started_at: out?.started ?? null,
      gate_out_at: out?.done ?? null,
      source: SOURCE,
      version: out?.done ?? visit.gateIn,
    },
  }
}
