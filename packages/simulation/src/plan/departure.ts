import { DAY } from '../scenario/calendar.ts'
import type { Call } from './call.ts'
import { workOf } from './call-work.ts'
import { plannedTime } from './crane-work.ts'
import { timesOf } from './landing.ts'
import { outCallOf } from './out-call.ts'
import type { Plan } from './plan.ts'
import { Remembered } from './remembered.ts'
import { boxKeyOf, type Unit } from './unit.ts'
import type { UnitCode } from './unit-code.ts'

/** How far ahead a departure is told apart from any later one: less than every plan reaches. */
const FORESIGHT = 28 * DAY

const known = new Remembered<Call, ReadonlyMap<UnitCode, number>>(1300)

/** When a box that stands since `since` leaves by plan, at most `FORESIGHT` after it came; nobody foresees a hold by customs. */
export const departureOf = (plan: Plan, unit: Unit, sub: number, since: number): number => {
  const latest = since + FORESIGHT
  if (unit.flow === 'IMPORT')
    return Math.min(latest, timesOf(plan).wanted(unit.call, unit.key, boxKeyOf(unit.key, sub)))
  const out = outCallOf(plan, unit)
  if (!out || out.opStart >= latest) return latest
  return Math.min(latest, loadingTimes(plan, out).get(unit.code) ?? out.opEnd)
}

const loadingTimes = (plan: Plan, call: Call): ReadonlyMap<UnitCode, number> =>
  known.get(call, () => {
    const times = new Map<UnitCode, number>()
    for (const { part, lifts } of workOf(plan, call))
      for (const [index, lift] of lifts.entries())
        if (lift.op === 'LOAD' && lift.unit !== null)
          times.set(lift.unit, plannedTime(part, index, plan.stops))
    return times
  })
