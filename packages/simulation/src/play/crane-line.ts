import type { CheCycleFact } from '@quaywise/domain'
import { craneId } from '../scenario/identity.ts'
import { cycleRow } from './cycle-row.ts'
import { queueOf, type Stretch } from './stretch.ts'
import type { World } from './world.ts'

/** A cycle of a crane for a lift, with what all its cycles say of the queue of that lift. */
export const craneCycle = (
  world: World,
  stretch: Stretch,
  lift: number,
  cycle: string,
  from: number,
  to: number,
): CheCycleFact => {
  const queue = queueOf(stretch, lift)
  const row = cycleRow(world.terminalId, 'QC', craneId(stretch.crane), cycle, from, to)
  row.op = queue.op
  row.visit_id = stretch.call.visitId
  row.wq_id = queue.id
  row.desk_id = stretch.desk
  row.bay = queue.bay
  row.deck_hold = queue.deckHold
  row.crew = world.crewAt(to - 1)
  return row
}
