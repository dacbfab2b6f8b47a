import { type Unit, unitOf } from '../plan/unit.ts'
import { boxId } from '../play/container.ts'
import { cellName, restowId } from '../play/crane-rows.ts'
import { liftOf, queueOf, type Stretch } from '../play/stretch.ts'
import { dueAt } from '../play/work-rows.ts'
import type { World } from '../play/world.ts'
import { blockId, craneId } from '../scenario/identity.ts'
import { type Stage, type Told, tellInstruction } from './instruction-row.ts'
import { type LiftLink, quayInstructionId } from './lift-link.ts'

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
  const { stretch, lift, tolls, agvFrom, agvTo } = link
  const { bay } = queueOf(stretch, lift)
  const told: Told = {
    ...quayColumns(world, link, unit, sub),
    from_loc: cellName(bay, liftOf(stretch, link.position)),
    to_loc: job.slot,
    dispatched_at: Math.min(link.dispatchedAt || link.craneAt, link.craneAt),
    started_at: link.craneAt,
    picked_at: link.carriedAt,
    delivered_at: now,
    confirmed_at: now,
  }
  tellInstruction(world, told, [
    quayStage(link, link.carriedAt, agvFrom, null),
    { ...agvStage(link, 'AGV_IN'), started_at: agvFrom, ended_at: agvTo, toll: tolls.agv },
    {
      ...{ stage: 'ASC_IN', eq_kind: 'ASC', eq_id: job.eqId },
      ...{ started_at: job.handAt, ended_at: now, toll: tolls.asc },
    },
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
    const told: Told = {
      ...quayColumns(world, link, unit, sub),
      from_loc: job.slot,
      to_loc: cellName(queueOf(stretch, lift).bay, liftOf(stretch, link.position)),
      dispatched_at: link.dispatchedAt,
      started_at: job.liftAt,
      picked_at: job.pickedAt,
      delivered_at: now,
      confirmed_at: now,
    }
    const asc = { stage: 'ASC_OUT', eq_kind: 'ASC', eq_id: job.eqId } as const
    tellInstruction(world, told, [
      { ...asc, started_at: job.liftAt, ended_at: job.handAt, toll: tolls.asc },
      { ...agvStage(link, 'AGV'), started_at: job.handAt, ended_at: agvTo, toll: tolls.agv },
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
  const told: Told = {
    ...quayColumns(world, link, null, 0),
    unit_id: restowId(stretch, lift),
    from_loc: planned.aboard && planned.op !== 'RESTOW_SHIP' ? 'PLATFORM' : cell,
    to_loc: planned.aboard ? cell : 'PLATFORM',
    created_at: craneAt,
    dispatched_at: craneAt,
    started_at: craneAt,
    picked_at: carriedAt,
    delivered_at: now,
    confirmed_at: now,
  }
  tellInstruction(world, told, [quayStage(link, carriedAt, now, null)])
  world.links.close(link)
}

const quayStage = (link: LiftLink, from: number, to: number, toll: Stage['toll']): Stage => ({
  ...{ stage: 'QC', eq_kind: 'QC', eq_id: craneId(link.stretch.crane) },
  ...{ started_at: from, ended_at: to, toll },
})

const agvStage = (link: LiftLink, stage: 'AGV' | 'AGV_IN') =>
  ({ stage, eq_kind: 'AGV', eq_id: link.agvId }) as const

/** What all instructions over the quay say of their lift. */
const quayColumns = (world: World, link: LiftLink, unit: Unit | null, sub: number) => {
  const { stretch, lift, position } = link
  const { call, work } = stretch
  const twin = unit?.boxes === 2
  return {
    wi_id: quayInstructionId(stretch, lift, sub),
    unit_id: unit ? boxId(unit, sub) : '',
    op: liftOf(stretch, lift).op,
    visit_id: call.visitId,
    wq_id: queueOf(stretch, lift).id,
    qc_id: craneId(stretch.crane),
    block_id: unit ? blockId(world.scenario.layout, unit.block) : '',
    seq_plan: world.links.placeInQueue(stretch, lift),
    seq_actual: world.links.placeInQueue(stretch, position),
    twin_wi: twin ? quayInstructionId(stretch, lift, 1 - sub) : '',
    due_at: dueAt(world, call, work, lift),
    created_at: link.createdAt,
  }
}
