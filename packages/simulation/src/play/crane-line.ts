import { craneId } from '../scenario/identity.ts'
import { queueOf, type Stretch } from './stretch.ts'
import type { World } from './world.ts'

/** What all rows of a crane say of the queue of a lift. */
export const lineOf = (world: World, stretch: Stretch, lift: number, from: number, to: number) => {
  const queue = queueOf(stretch, lift)
  return {
    terminal_id: world.terminalId,
    eq_kind: 'QC' as const,
    eq_id: craneId(stretch.crane),
    started_at: from,
    ended_at: to,
    op: queue.op,
    visit_id: stretch.call.visitId,
    wq_id: queue.id,
    desk_id: stretch.desk,
    bay: queue.bay,
    deck_hold: queue.deckHold,
    crew: world.crewAt(to - 1),
  }
}
