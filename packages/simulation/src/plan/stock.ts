import { DAY } from '../scenario/calendar.ts'
import type { Call } from './call.ts'
import { workOf } from './call-work.ts'
import { liftsBy } from './crane-work.ts'
import { LONGEST_APPROACH, landPlan, plannedFrom } from './land-plan.ts'
import type { Plan } from './plan.ts'
import type { TerminalPlan } from './terminal-plan.ts'
import { truckTasks } from './truck-task.ts'
import { unitKey, unitOf } from './unit.ts'
import { dischargedUnit, type UnitCode } from './unit-code.ts'
import { boxesOf } from './unit-draw.ts'

/** What stands in the yard at an instant: for each unit a bit for each of its boxes (1, 2 or both, 3). */
export type Standing = ReadonlyMap<UnitCode, number>

/** The boxes and TEU of one block. */
export type BlockStock = { readonly block: number; readonly boxes: number; readonly teu: number }

const OLDEST = 70 * DAY

/**
 * The boxes that stand in the yard at an instant by plan. At the start of a week this is exactly what
 * the play finds; between, it is the plan's view.
 */
export const standingAt = (plan: Plan, at: number): Standing => {
  const standing = new Map<UnitCode, number>()
  const gone = shipUnits(plan, at)
  for (const call of plan.calls) {
    if (call.opStart > at || call.opEnd < at - OLDEST) continue
    for (const unit of landedUnits(plan, call, at))
      if (!gone.has(unit)) standing.set(unit, boxesOf(unitKey(call, unit)) === 2 ? 3 : 1)
  }
  for (const [unit, bits] of broughtBy(plan, at)) if (!gone.has(unit)) standing.set(unit, bits)
  for (const [unit, bits] of fetchedBy(plan, at)) {
    const left = (standing.get(unit) ?? 0) & ~bits
    if (left === 0) standing.delete(unit)
    else standing.set(unit, left)
  }
  return standing
}

/** The stock of every block at an instant by plan. */
export const stockAt = (terminal: TerminalPlan, at: number): BlockStock[] => {
  const plan = terminal.through(at)
  const blocks = Array.from({ length: plan.scenario.layout.blocks.length }, (_, block) => ({
    block,
    boxes: 0,
    teu: 0,
  }))
  for (const [code, bits] of standingAt(plan, at)) {
    const unit = unitOf(plan, code)
    const block = blocks[unit.block]
    if (!block) continue
    block.boxes += bits === 3 ? 2 : 1
    block.teu += (unit.teu / unit.boxes) * (bits === 3 ? 2 : 1)
  }
  return blocks
}

/** Units that a call has put ashore by an instant. */
const landedUnits = (plan: Plan, call: Call, at: number): UnitCode[] => {
  if (call.opEnd <= at)
    return Array.from({ length: call.importUnits + call.outCalls.length }, (_, i) =>
      dischargedUnit(call.index, i),
    )
  return workOf(plan, call).flatMap(({ part, lifts }) =>
    lifts
      .slice(0, liftsBy(part, at, plan.stops))
      .flatMap((lift) => (lift.op === 'DISC' && lift.unit !== null ? [lift.unit] : [])),
  )
}

/** Units that ships have taken by an instant. */
const shipUnits = (plan: Plan, at: number): Set<UnitCode> => {
  const gone = new Set<UnitCode>()
  for (const call of plan.calls) {
    if (call.opStart > at || call.opEnd < at - OLDEST) continue
    for (const { part, lifts } of workOf(plan, call)) {
      const done = call.opEnd <= at ? lifts.length : liftsBy(part, at, plan.stops)
      for (const lift of lifts.slice(0, done))
        if (lift.op === 'LOAD' && lift.unit !== null) gone.add(lift.unit)
    }
  }
  return gone
}

/** Boxes that trucks have brought by an instant. */
const broughtBy = (plan: Plan, at: number): Standing => boxesBy(plan, at, 'RECEIVE', 30 * DAY)

/** Boxes that trucks have fetched by an instant. */
const fetchedBy = (plan: Plan, at: number): Standing => boxesBy(plan, at, 'DELIVER', OLDEST)

const boxesBy = (plan: Plan, at: number, kind: 'RECEIVE' | 'DELIVER', back: number): Standing => {
  const found = new Map<UnitCode, number>()
  const add = (unit: UnitCode, sub: number) => found.set(unit, (found.get(unit) ?? 0) | (1 << sub))
  const { visits } = landPlan(plan, { from: at - LONGEST_APPROACH, to: at })
  const first = plannedFrom(plan, at - LONGEST_APPROACH)
  for (const task of truckTasks(plan, { from: at - back, to: first }))
    if (task.kind === kind) add(task.unit, task.sub)
  for (const visit of visits) {
    const task = kind === 'RECEIVE' ? visit.receive : visit.deliver
    if (task && visit.settledAt <= at) add(task.unit, task.sub)
  }
  return found
}
