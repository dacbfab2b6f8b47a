import type { OpMode, YardMoveReason } from '@quaywise/domain'
import { SOURCE } from '../emission.ts'
import type { Asc } from './asc.ts'
import type { YardBox } from './yard-box.ts'

/** What was expected of a slot when it was chosen for a box: seconds of crane time, and of them for being in the way. */
export type Expected = {
  readonly decisionId: string
  readonly op: OpMode
  readonly at: number
  readonly score: number
  readonly over: number
}

const SECOND = 1000
const cents = (value: number): number => Math.round(100 * value) / 100

/**
 * A box has left a slot, or come into one, with the move that ends now: tells what the choice of the slot that it
 * left came to. What was allowed for being in the way gives place to the move inside the block that it really took.
 */
export const settle = ({ yard, block, body }: Asc, box: YardBox, reason: YardMoveReason): void => {
  const { world } = yard
  const { expected } = box
  box.expected = box.tier > 0 ? box.chosen : null
  if (!expected || expected === box.expected) return
  const moved = reason === 'PROD' ? 0 : (world.engine.now - body.cycleStart) / SECOND
  const score = cents(expected.score)
  const realised = cents(expected.score - expected.over + moved)
  world.ledger.slots.left({
    ...{ block: block.id, op: expected.op, at: world.engine.now, reshuffled: reason === 'RESHUFFLE' },
    regretCents: Math.round(100 * (realised - score)),
  })
  world.tell({
    table: 'slot_outcome',
    row: {
      terminal_id: world.terminalId,
      decision_id: expected.decisionId,
      unit_id: box.id,
      op: expected.op,
      block_id: block.id,
      started_at: expected.at,
      ended_at: world.engine.now,
      move_reason: reason,
      score,
      realised,
      source: SOURCE,
    },
  })
}
