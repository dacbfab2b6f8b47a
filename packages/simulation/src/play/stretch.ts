import type { Call } from '../plan/call.ts'
import { workOf } from '../plan/call-work.ts'
import type { CraneWork, PlannedLift, PlannedQueue } from '../plan/crane-work.ts'
import { liftsBy } from '../plan/crane-work.ts'
import type { Plan } from '../plan/plan.ts'
import { SEAM_BEFORE } from '../plan/stops.ts'
import { craneId, deskId } from '../scenario/identity.ts'

/** The lifts `[from, to)` of one crane on one call that fall into one week. */
export type Stretch = {
  readonly id: string
  readonly call: Call
  readonly work: CraneWork
  readonly crane: number
  readonly desk: string
  readonly from: number
  readonly to: number
  /** First pick, or the start of the week for a stretch that goes on from the week before. */
  readonly start: number
  /** By when the lifts are done, come what may. */
  readonly deadline: number
  readonly continued: boolean
  readonly goesOn: boolean
  /** Metres along the quay. */
  readonly x: number
}

/** Every stretch of a week, by start. */
export const stretchesOf = (plan: Plan, start: number, end: number): Stretch[] => {
  const stretches: Stretch[] = []
  for (const call of plan.calls) {
    if (call.opStart >= end || call.opEnd <= start) continue
    for (const [place, work] of workOf(plan, call).entries()) {
      const stretch = stretchOf(plan, call, work, place, start, end)
      if (stretch) stretches.push(stretch)
    }
  }
  return stretches.sort((a, b) => a.start - b.start || a.crane - b.crane)
}

const stretchOf = (
  plan: Plan,
  call: Call,
  work: CraneWork,
  place: number,
  start: number,
  end: number,
): Stretch | null => {
  const { part } = work
  const from = part.start < start ? liftsBy(part, start, plan.stops) : 0
  const to = part.start < end ? liftsBy(part, end, plan.stops) : 0
  if (from >= to) return null
  const continued = part.start < start
  const turn = Math.floor(start / 604_800_000) + call.index
  return {
    id: `${call.visitId}-${craneId(part.crane)}${continued ? '-2' : ''}`,
    call,
    work,
    crane: part.crane,
    desk: deskId(part.crane, plan.scenario.layout.cranes, turn),
    from,
    to,
    start: continued ? start : part.start,
    deadline: Math.min(part.end, end - SEAM_BEFORE),
    continued,
    goesOn: to < part.lifts,
    x: call.fromM + ((place + 0.5) / call.parts.length) * (call.toM - call.fromM),
  }
}

/** Lift number `index` of a stretch's crane. Throws RangeError outside its lifts. */
export const liftOf = (stretch: Stretch, index: number): PlannedLift => {
  const lift = stretch.work.lifts[index]
  if (!lift) throw new RangeError(`no lift ${index} in ${stretch.id}`)
  return lift
}

/** The queue of lift number `index`. Throws RangeError outside the lifts. */
export const queueOf = (stretch: Stretch, index: number): PlannedQueue => {
  const queue = stretch.work.queues[liftOf(stretch, index).queue]
  if (!queue) throw new RangeError(`no queue for lift ${index} in ${stretch.id}`)
  return queue
}
