import { DAY } from '../scenario/calendar.ts'
import type { Call } from './call.ts'
import { workOf } from './call-work.ts'
import { liftsBy } from './crane-work.ts'
import { LONGEST_APPROACH, landPlan, plannedFrom } from './land-plan.ts'
import type { Plan } from './plan.ts'
import type { TerminalPlan } from './terminal-plan.ts'
import { truckTasks } from './truck-task.ts'
import { unitKey, unitOf } from './unit.ts'
import { dischargedUnit, exportUnit, type UnitCode } from './unit-code.ts'
import { boxesOf } from './unit-draw.ts'
import { UnitMarks } from './unit-marks.ts'

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
    landedUnits(plan, call, at, (unit) => {
      if (!gone.has(unit)) standing.set(unit, boxesOf(unitKey(call, unit)) === 2 ? 3 : 1)
    })
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

/** Tells the units that a call has put ashore by an instant. */
const landedUnits = (plan: Plan, call: Call, at: number, tell: (unit: UnitCode) => void): void => {
  if (call.opEnd > at) unitsBy(plan, call, 'DISC', at, tell)
  else
    for (let unit = 0; unit < call.importUnits + call.outCalls.length; unit++)
      tell(dischargedUnit(call.index, unit))
}

/** Tells the units that cranes have landed on a call under way, or loaded, by an instant. */
const unitsBy = (
  plan: Plan,
  call: Call,
  op: 'DISC' | 'LOAD',
  at: number,
  tell: (unit: UnitCode) => void,
): void => {
  for (const { part, lifts } of workOf(plan, call))
    for (let lift = 0, done = liftsBy(part, at, plan.stops); lift < done; lift++) {
      const planned = lifts[lift]
      if (planned?.op === op && planned.unit !== null) tell(planned.unit)
    }
}

/** Units that ships have taken by an instant. Of a call that is over these are all that it came for, whatever its cranes did. */
const shipUnits = (plan: Plan, at: number): UnitMarks => {
  const gone = new UnitMarks()
  for (const call of plan.calls) {
    if (call.opStart > at || call.opEnd < at - OLDEST) continue
    if (call.opEnd > at) unitsBy(plan, call, 'LOAD', at, (unit) => gone.add(unit))
    else {
      for (const unit of call.inbound) gone.add(unit)
      for (let unit = 0; unit < call.exportUnits; unit++) gone.add(exportUnit(call.index, unit))
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
  for (const task of truckTasks(plan, { from: at - back, to: first }, kind)) add(task.unit, task.sub)
  for (const visit of visits) {
    const task = kind === 'RECEIVE' ? visit.receive : visit.deliver
    if (task && visit.settledAt <= at) add(task.unit, task.sub)
  }
  return found
}
