import type { Call } from './call.ts'
import { workOf } from './call-work.ts'
import type { Plan } from './plan.ts'
import { unitOf } from './unit.ts'

/** The crane boxes of a call by its lifts; what the terminal restows for itself is none. */
export const boxesOfCall = (plan: Plan, call: Call): number =>
  workOf(plan, call)
    .flatMap((work) => work.lifts)
    .reduce((sum, lift) => {
      if (lift.unit === null) return sum + (lift.terminalRestow ? 0 : 1)
      return sum + unitOf(plan, lift.unit).boxes
    }, 0)
