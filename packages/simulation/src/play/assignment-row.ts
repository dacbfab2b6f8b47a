import { type Emission, SOURCE } from '../emission.ts'
import { unitOf } from '../plan/unit.ts'
import { craneId } from '../scenario/identity.ts'
import { liftOf, type Stretch } from './stretch.ts'
import type { World } from './world.ts'

/** A stretch of a crane on a call, once it is over. */
export const assignmentRow = (
  world: World,
  stretch: Stretch,
  startedAt: number,
  endedAt: number,
): Emission => ({
  table: 'crane_assignment',
  row: {
    terminal_id: world.terminalId,
    assignment_id: stretch.id,
    visit_id: stretch.call.visitId,
    eq_id: craneId(stretch.crane),
    desk_id: stretch.desk,
    started_at: startedAt,
    ended_at: endedAt,
    planned_boxes: plannedBoxes(world, stretch),
    source: SOURCE,
  },
})

const plannedBoxes = (world: World, stretch: Stretch): number => {
  let boxes = 0
  for (let lift = stretch.from; lift < stretch.to; lift++) {
    const { unit, terminalRestow } = liftOf(stretch, lift)
    boxes += unit === null ? (terminalRestow ? 0 : 1) : unitOf(world.plan, unit).boxes
  }
  return boxes
}
