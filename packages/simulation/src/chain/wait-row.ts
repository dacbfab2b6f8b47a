import { type Emission, SOURCE } from '../emission.ts'
import type { Root, Waiter } from './blame.ts'

/** The fact of one stretch of a wait that had one root. */
export const waitRow = (
  terminal: string,
  waiter: Waiter,
  { root, eqId, state, op }: Root,
  from: number,
  to: number,
): Emission => ({
  table: 'wait',
  row: {
    terminal_id: terminal,
    eq_kind: waiter.eqKind,
    eq_id: waiter.eqId,
    kind: waiter.kind,
    root,
    root_eq_id: eqId,
    root_state: state,
    root_op: op,
    wi_id: waiter.wiId,
    op: waiter.op,
    visit_id: waiter.visitId,
    qc_id: waiter.qcId,
    block_id: waiter.blockId,
    started_at: from,
    ended_at: to,
    source: SOURCE,
  },
})
