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
import { type Stage, tellInstruction } from './instruction-row.ts'
import { type JobLink, jobLink } from './job-link.ts'
import { Toll } from './toll.ts'

/** The link of a truck's box; `leftAt` is when the truck was released, 0 before. */
export type TruckLink = JobLink & { leftAt: number }

/** The instruction of a truck's box, of which nothing has happened yet. */
export const truckLink = (visit: TruckVisit, { kind }: TruckTask, truck: Actor): TruckLink => {
  const own = new Toll()
  const wiId = `${visit.id}-${kind === 'RECEIVE' ? 'R' : 'D'}`
  const meeting = kind === 'RECEIVE' ? own : new Toll()
  return { ...jobLink({ wiId, carrier: truck, qcId: '', own, meeting }), leftAt: 0 }
}

/** A truck at its block that waits for a place or for the crane. */
export const truckWaits = (
  world: World,
  visit: TruckVisit,
  unit: Unit,
  job: AscJob,
): Omit<Waiter, 'kind'> => ({
  eqKind: 'TRUCK',
  eqId: visit.id,
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
  link: TruckLink,
  askedAt: number,
): void => {
  const unit = unitOf(world.plan, task.unit)
  const { now } = world.engine
  const receives = task.kind === 'RECEIVE'
  const truck = plateOf(visit.haulier, visit.truck)
  const told = {
    ...{ wi_id: link.wiId, unit_id: boxId(unit, task.sub), op: task.kind, truck_visit_id: visit.id },
    ...{ visit_id: unit.call.visitId, block_id: blockId(world.scenario.layout, unit.block), priority: 2 },
    ...{ from_loc: receives ? truck : link.slot, to_loc: receives ? link.slot : truck },
    due_at: visit.appointment ? visit.appointment.slotFrom + SLOT : null,
    ...{ created_at: visit.gateIn, dispatched_at: askedAt },
    started_at: receives ? link.handAt : link.liftAt,
    picked_at: receives ? link.leftAt : link.pickedAt,
    ...{ delivered_at: now, confirmed_at: now },
  }
  tellInstruction(world, told, receives ? stagesIn(visit, link, askedAt, now) : stagesOut(link))
}

const stagesIn = (visit: TruckVisit, link: TruckLink, askedAt: number, now: number): Stage[] => [
  { ...truck, started_at: visit.gateIn, ended_at: askedAt, toll: null },
  {
    ...{ stage: 'ASC_IN', eq_kind: 'ASC', eq_id: link.eqId },
    ...{ started_at: link.handAt, ended_at: now, toll: link.own },
  },
]

const stagesOut = (link: TruckLink): Stage[] => [
  {
    ...{ stage: 'ASC_OUT', eq_kind: 'ASC', eq_id: link.eqId },
    ...{ started_at: link.liftAt, ended_at: link.handAt, toll: link.own },
  },
  { ...truck, started_at: link.handAt, ended_at: link.leftAt, toll: link.meeting },
]

const truck = { stage: 'TRUCK', eq_kind: '', eq_id: '' } as const
