import { SLOT } from '../plan/appointment.ts'
import type { TruckTask } from '../plan/truck-task.ts'
import type { TruckVisit } from '../plan/truck-visit.ts'
import { type Unit, unitOf } from '../plan/unit.ts'
import type { AscJob } from '../play/asc-job.ts'
import { boxId } from '../play/container.ts'
import { plateOf } from '../play/truck-identity.ts'
import type { World } from '../play/world.ts'
import { blockId } from '../scenario/identity.ts'
import type { Actor } from './actor.ts'
import type { Waiter } from './blame.ts'
import { instructionRow, type Stage, tellInstruction } from './instruction-row.ts'
import { type JobLink, jobLink } from './job-link.ts'
import { Toll } from './toll.ts'

/** The instruction of a truck's box, of which nothing has happened yet. */
export const truckLink = (visit: TruckVisit, { kind }: TruckTask, truck: Actor): JobLink => {
  const own = new Toll()
  const wiId = `${visit.id}-${kind === 'RECEIVE' ? 'R' : 'D'}`
  const meeting = kind === 'RECEIVE' ? own : new Toll()
  return jobLink(wiId, truck, '', own, meeting)
}

/** A truck at its block that waits for a place or for the crane. */
export const truckWaits = (
  world: World,
  visit: TruckVisit,
  unit: Unit,
  job: AscJob,
  kind: Waiter['kind'],
): Waiter => ({
  eqKind: 'TRUCK',
  eqId: visit.id,
  kind,
  wiId: job.link?.wiId ?? '',
  op: job.op,
  visitId: job.visitId,
  qcId: '',
  blockId: blockId(world.scenario.layout, unit.block),
  toll: job.link?.meeting ?? null,
})

/** A truck's box is in its stack, or on the truck, for which the crane was asked at `askedAt`. */
export const confirmTruck = (
  world: World,
  visit: TruckVisit,
  task: TruckTask,
  link: JobLink,
  askedAt: number,
): void => {
  const unit = unitOf(world.plan, task.unit)
  const { now } = world.engine
  const receives = task.kind === 'RECEIVE'
  const truck = plateOf(visit.haulier, visit.truck)
  const row = instructionRow(world, link.wiId, boxId(unit, task.sub), task.kind)
  row.truck_visit_id = visit.id
  row.visit_id = unit.call.visitId
  row.block_id = blockId(world.scenario.layout, unit.block)
  row.priority = 2
  row.from_loc = receives ? truck : link.slot
  row.to_loc = receives ? link.slot : truck
  row.due_at = visit.appointment ? visit.appointment.slotFrom + SLOT : null
  row.created_at = visit.gateIn
  row.dispatched_at = askedAt
  row.started_at = receives ? link.handAt : link.liftAt
  row.picked_at = receives ? link.leftAt : link.pickedAt
  row.delivered_at = now
  row.confirmed_at = now
  tellInstruction(world, row, receives ? stagesIn(visit, link, askedAt, now) : stagesOut(link))
}

const stagesIn = (visit: TruckVisit, link: JobLink, askedAt: number, now: number): Stage[] => [
  { stage: 'TRUCK', eqKind: '', eqId: '', from: visit.gateIn, to: askedAt, toll: null },
  { stage: 'ASC_IN', eqKind: 'ASC', eqId: link.eqId, from: link.handAt, to: now, toll: link.own },
]

const stagesOut = (link: JobLink): Stage[] => [
  { stage: 'ASC_OUT', eqKind: 'ASC', eqId: link.eqId, from: link.liftAt, to: link.handAt, toll: link.own },
  { stage: 'TRUCK', eqKind: '', eqId: '', from: link.handAt, to: link.leftAt, toll: link.meeting },
]
