import type { VisitStamp } from '@quaywise/domain'
import { mix, uniform } from '../engine/random.ts'
import { HOUR, MINUTE } from '../scenario/calendar.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { Call } from './call.ts'

/** The stamps of a call. */
export type Stamps = Record<VisitStamp, number | null>

const BOXES_A_CRANE_HOUR = 31
const MOORING_AND_START = 80 * MINUTE

/** The stamps that the plan fixes, told only as far as they lie before `now`; planned ones are always told. */
export const stampsOf = (scenario: Scenario, call: Call, now: number, lastLift: number | null): Stamps => {
  const known = (at: number): number | null => (at <= now ? Math.round(at) : null)
  const kind = call.trunk ? scenario.trunk : scenario.branch
  const boxes = call.parts.reduce((sum, part) => sum + part.lifts, 0) * 1.2
  const planned =
    call.etb +
    MOORING_AND_START +
    (boxes / (kind.boxesPerCrane > boxes ? 1 : call.parts.length) / BOXES_A_CRANE_HOUR) * HOUR
  const finish = (share: number): number | null =>
    lastLift === null ? null : known(lastLift + share * call.finishMs)
  const ready = call.allFast + (call.opStart - call.allFast) * (0.5 + 0.35 * uniform(mix(call.key, 61)))
  return {
    eta: call.eta,
    ata: known(call.arrival),
    pbp: known(call.atb - 8 * MINUTE),
    etb: call.etb,
    atb: known(call.atb),
    all_fast: known(call.allFast),
    gangway: known(call.allFast + Math.min(8 * MINUTE, 0.4 * (call.opStart - call.allFast))),
    ready_for_cargo: known(ready),
    first_lift: known(call.opStart),
    last_lift: finish(0),
    lashing_done: finish(0.35),
    etc_plan: Math.round(planned),
    atc: finish(0.6),
    ready_to_sail: finish(0.82),
    etd: Math.round(planned + kind.finishMin * MINUTE),
    atd: finish(1),
  }
}
