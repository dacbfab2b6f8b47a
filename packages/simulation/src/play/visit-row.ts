import type { VesselVisitFact } from '@quaywise/domain'
import { type Emission, SOURCE } from '../emission.ts'
import { uniform } from '../engine/random.ts'
import type { Call } from '../plan/call.ts'
import { unitsIn, unitsOut } from '../plan/call-work.ts'
import type { Plan } from '../plan/plan.ts'
import { stampsOf } from '../plan/stamps.ts'
import { unitKey } from '../plan/unit.ts'
import { callOfUnit, type UnitCode } from '../plan/unit-code.ts'
import { boxesOf } from '../plan/unit-draw.ts'
import { berthId } from '../scenario/identity.ts'

const BOLLARD_M = 25

/** A call as it is known at `now`; `lastLift` when its lifts are done. */
export const visitRow = (plan: Plan, call: Call, now: number, lastLift: number | null): Emission => {
  const stamps = stampsOf(plan.scenario, call, now, lastLift)
  const row: VesselVisitFact = {
    terminal_id: plan.scenario.terminal.id,
    visit_id: call.visitId,
    vessel: call.vessel,
    imo: call.imo,
    voyage_in: call.voyage,
    voyage_out: call.trunk ? call.voyage.replace('E', 'W') : call.voyage,
    line: call.line,
    service: call.service,
    trunk_branch: call.trunk ? 'TRUNK' : 'BRANCH',
    own_ship: 'OWN',
    loa_m: call.loaM,
    berth_id: berthId(call.berth),
    berth_from_m: call.fromM,
    berth_to_m: call.toM,
    bollards: `${Math.round(call.fromM / BOLLARD_M)}-${Math.round(call.toM / BOLLARD_M)}`,
    plan_load: countBoxes(plan, unitsOut(call)),
    plan_disc: countBoxes(plan, unitsIn(call)),
    plan_restow: call.restowsShip + 2 * call.restowsQuay,
    plan_cranes: call.parts.length,
    ...stamps,
    counted_at: stamps.atd,
    sort_at: now >= call.atb ? call.atb : call.etb,
    missing_stamps: [],
    quality: 94 + Math.floor(7 * uniform(call.key, 62)),
    remarks: '',
    source: SOURCE,
    version: Math.round(now),
  }
  return { table: 'vessel_visit', row }
}

const countBoxes = (plan: Plan, units: readonly UnitCode[]): number =>
  units.reduce((sum, unit) => {
    const home = plan.calls[callOfUnit(unit)]
    return sum + (home ? boxesOf(unitKey(home, unit)) : 0)
  }, 0)
