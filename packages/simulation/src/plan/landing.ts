import { MINUTE } from '../scenario/calendar.ts'
import { plannedArrival } from './booking.ts'
import type { Call } from './call.ts'
import { workOf } from './call-work.ts'
import { plannedTime } from './crane-work.ts'
import type { Plan } from './plan.ts'
import { Remembered } from './remembered.ts'
import { TruckTimes } from './truck-task.ts'
import { boxKeyOf, type Unit } from './unit.ts'
import { numberOfUnit } from './unit-code.ts'

const known = new Remembered<Call, Float64Array>(1300)
const FASTER_THAN_PLAN = 0.93
const TO_STACK = 9 * MINUTE
const THROUGH_GATE = 4 * MINUTE
const TO_BLOCK = 30 * MINUTE

/** When a box came and when it stood in its stack. */
export type Coming = { readonly arrivedAt: number; readonly yardIn: number }

/**
 * When a box came by plan: what is told of boxes that came in an earlier week than the one played. The
 * play of that week gives the true instants, which differ by minutes.
 */
export const comingOf = (plan: Plan, unit: Unit, sub: number): Coming => {
  if (unit.flow === 'EXPORT') {
    const key = boxKeyOf(unit.key, sub)
    const at = plannedArrival(plan.scenario, timesOf(plan).bring(unit.call, unit.key, key), key)
    return { arrivedAt: at + THROUGH_GATE, yardIn: at + TO_BLOCK }
  }
  const landed = landingTimes(plan, unit.call)[numberOfUnit(unit.code)] ?? unit.call.opStart
  const at = Math.round(unit.call.opStart + (landed - unit.call.opStart) * FASTER_THAN_PLAN)
  return { arrivedAt: at, yardIn: at + TO_STACK }
}

const times = new WeakMap<Plan, TruckTimes>()
/** When trucks come by plan, remembered as long as the plan is. */
export const timesOf = (plan: Plan): TruckTimes => {
  const found = times.get(plan) ?? new TruckTimes(plan)
  times.set(plan, found)
  return found
}

const landingTimes = (plan: Plan, call: Call): Float64Array => {
  return known.get(call, () => {
    const landed = new Float64Array(call.importUnits + call.outCalls.length)
    for (const { part, lifts } of workOf(plan, call))
      for (const [index, lift] of lifts.entries())
        if (lift.op === 'DISC' && lift.unit !== null)
          landed[numberOfUnit(lift.unit)] = plannedTime(part, index, plan.stops)
    return landed
  })
}
