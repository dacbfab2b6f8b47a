import type { WorkInstructionFact } from '@quaywise/domain'
import { type Unit, unitOf } from '../plan/unit.ts'
import { boxId } from '../play/container.ts'
import { cellName, restowId } from '../play/crane-rows.ts'
import { liftOf, queueOf, type Stretch } from '../play/stretch.ts'
import { dueAt } from '../play/work-rows.ts'
import type { World } from '../play/world.ts'
import { blockId, craneId } from '../scenario/identity.ts'
import { instructionRow, type Stage, tellInstruction } from './instruction-row.ts'
import { type LiftLink, quayInstructionId } from './lift-link.ts'
import type { Toll } from './toll.ts'

/** The main trolley takes up the box of a lift, to which the crane turned at `since`. */
export const carried = (world: World, stretch: Stretch, box: number, since: number): void => {
  const link = world.links.of(stretch, box)
  link.craneAt = since
  link.carriedAt = world.engine.now
}

/** The main trolley sets the box of lift `box` down, as the lift at `position` of its order. */
export const setDown = (world: World, stretch: Stretch, box: number, position: number): void => {
  const link = world.links.of(stretch, box)
  link.position = position
  link.setDownAt = world.engine.now
  const { op } = liftOf(stretch, box)
  if (op === 'LOAD') confirmLoad(world, link)
  else if (op !== 'DISC') confirmRestow(world, link)
}

/** The portal trolley brought the box of a lift to the platform. */
export const brought = (world: World, stretch: Stretch, lift: number): void => {
  const link = world.links.of(stretch, lift)
  link.broughtAt = world.engine.now
  confirmLoad(world, link)
}

/** A box from the ship is in its stack. */
export const confirmDischarge = (world: World, link: LiftLink, unit: Unit, sub: number): void => {
  const job = link.jobs[sub]
  const { now } = world.engine
  if (!job) return
  const { stretch, lift, tolls, agvFrom, agvTo, carriedAt } = link
  const row = quayRow(world, link, unit, sub)
  row.from_loc = cellName(queueOf(stretch, lift).bay, liftOf(stretch, link.position))
  row.to_loc = job.slot
  row.dispatched_at = Math.min(link.dispatchedAt || link.craneAt, link.craneAt)
  row.started_at = link.craneAt
  row.picked_at = carriedAt
  tellInstruction(world, row, [
    quayStage(link, carriedAt, agvFrom, null),
    { stage: 'AGV_IN', eqKind: 'AGV', eqId: link.agvId, from: agvFrom, to: agvTo, toll: tolls.agv },
    { stage: 'ASC_IN', eqKind: 'ASC', eqId: job.eqId, from: job.handAt, to: now, toll: tolls.asc },
  ])
  if (sub === unit.boxes - 1) world.links.close(link)
}

/** A box is loaded when it is aboard and came over the platform; one taken early comes there after. */
const confirmLoad = (world: World, link: LiftLink): void => {
  const { stretch, lift, tolls, agvTo, portalAt, jobs } = link
  if (link.setDownAt === 0 || link.broughtAt === 0) return
  const { unit: code } = liftOf(stretch, lift)
  const { now } = world.engine
  if (code === null) return
  const unit = unitOf(world.plan, code)
  for (const [sub, job] of jobs.entries()) {
    const { eqId, liftAt, handAt } = job
    const row = quayRow(world, link, unit, sub)
    row.from_loc = job.slot
    row.to_loc = cellName(queueOf(stretch, lift).bay, liftOf(stretch, link.position))
    row.dispatched_at = link.dispatchedAt
    row.started_at = liftAt
    row.picked_at = job.pickedAt
    tellInstruction(world, row, [
      { stage: 'ASC_OUT', eqKind: 'ASC', eqId, from: liftAt, to: handAt, toll: tolls.asc },
      { stage: 'AGV', eqKind: 'AGV', eqId: link.agvId, from: handAt, to: agvTo, toll: tolls.agv },
      quayStage(link, portalAt, now, tolls.qc),
    ])
  }
  world.links.close(link)
}

const confirmRestow = (world: World, link: LiftLink): void => {
  const { stretch, lift, craneAt, carriedAt, position } = link
  const { now } = world.engine
  const planned = liftOf(stretch, position)
  const cell = cellName(queueOf(stretch, position).bay, planned)
  const row = quayRow(world, link, null, 0)
  row.unit_id = restowId(stretch, lift)
  row.from_loc = planned.aboard && planned.op !== 'RESTOW_SHIP' ? 'PLATFORM' : cell
  row.to_loc = planned.aboard ? cell : 'PLATFORM'
  row.created_at = craneAt
  row.dispatched_at = craneAt
  row.started_at = craneAt
  row.picked_at = carriedAt
  tellInstruction(world, row, [quayStage(link, carriedAt, now, null)])
  world.links.close(link)
}

const quayStage = ({ stretch }: LiftLink, from: number, to: number, toll: Toll | null): Stage => ({
  stage: 'QC',
  eqKind: 'QC',
  eqId: craneId(stretch.crane),
  from,
  to,
  toll,
})

/** An instruction over the quay that is confirmed now, with what all of them say of their lift. */
const quayRow = (world: World, link: LiftLink, unit: Unit | null, sub: number): WorkInstructionFact => {
  const { stretch, lift, position } = link
  const { call, work } = stretch
  const { now } = world.engine
  const id = sub === 0 ? link.wiId : quayInstructionId(stretch, lift, sub)
  const row = instructionRow(world, id, unit ? boxId(unit, sub) : '', liftOf(stretch, lift).op)
  row.visit_id = call.visitId
  row.wq_id = queueOf(stretch, lift).id
  row.qc_id = craneId(stretch.crane)
  row.block_id = unit ? blockId(world.scenario.layout, unit.block) : ''
  row.seq_plan = world.links.placeInQueue(stretch, lift)
  row.seq_actual = world.links.placeInQueue(stretch, position)
  if (unit?.boxes === 2) row.twin_wi = quayInstructionId(stretch, lift, 1 - sub)
  row.due_at = dueAt(world, call, work, lift)
  row.created_at = link.createdAt
  row.delivered_at = now
  row.confirmed_at = now
  return row
}
