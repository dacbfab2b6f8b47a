import { SOURCE } from '../emission.ts'
import type { Call } from '../plan/call.ts'
import { workOf } from '../plan/call-work.ts'
import { type CraneWork, plannedTime } from '../plan/crane-work.ts'
import { unitOf } from '../plan/unit.ts'
import { HOUR } from '../scenario/calendar.ts'
import { craneId } from '../scenario/identity.ts'
import type { World } from './world.ts'

const TIGHTER = 0.93

/** The planned boxes of a queue by hour, and when it is planned to start and end. */
type QueuePlan = { start: number; end: number; boxes: number; readonly hours: Map<number, number> }

/** Tells the queues of a call and the boxes that they plan for each hour, as known at the berthing. */
export const tellQueues = (world: World, call: Call): void => {
  for (const work of workOf(world.plan, call))
    for (const [place, plan] of queuePlans(world, call, work).entries())
      tellQueue(world, call, work, place, plan)
}

const queuePlans = (world: World, call: Call, work: CraneWork): QueuePlan[] => {
  const plans = work.queues.map((): QueuePlan => ({ start: 0, end: 0, boxes: 0, hours: new Map() }))
  let before = work.part.start
  for (const [index, lift] of work.lifts.entries()) {
    const plan = plans[lift.queue]
    const at = dueAt(world, call, work, index)
    const boxes = lift.unit === null ? (lift.terminalRestow ? 0 : 1) : unitOf(world.plan, lift.unit).boxes
    if (!plan) continue
    if (plan.start === 0) plan.start = before
    plan.end = at
    plan.boxes += boxes
    const { op } = work.queues[lift.queue] ?? { op: '' }
    world.ledger.calls.foreseen(craneId(work.part.crane), op, call.visitId, at, boxes)
    const hour = world.start + Math.floor((at - 1 - world.start) / HOUR) * HOUR
    plan.hours.set(hour, (plan.hours.get(hour) ?? 0) + boxes)
    before = at
  }
  return plans
}

const tellQueue = (world: World, call: Call, work: CraneWork, place: number, plan: QueuePlan): void => {
  const queue = work.queues[place]
  if (!queue) return
  const shared = {
    terminal_id: world.terminalId,
    wq_id: queue.id,
    visit_id: call.visitId,
    eq_id: craneId(work.part.crane),
    op: queue.op,
    source: SOURCE,
  }
  const { bay, deckHold, seq } = queue
  world.tell({
    table: 'work_queue',
    row: {
      ...shared,
      bay,
      deck_hold: deckHold,
      seq,
      plan_start: plan.start,
      plan_end: plan.end,
      planned_boxes: plan.boxes,
    },
  })
  for (const [hour_at, boxes] of plan.hours)
    world.tell({ table: 'work_plan', row: { ...shared, hour_at, boxes } })
}

/** When lift number `index` of a crane's work is due by the plan that the ship was told. */
export const dueAt = (world: World, call: Call, work: CraneWork, index: number): number => {
  const done = plannedTime(work.part, index, world.plan.stops)
  return Math.round(call.opStart + (done - call.opStart) * TIGHTER)
}
