import type { LegFact, OpMode, WorkInstructionFact } from '@quaywise/domain'
import { SOURCE } from '../emission.ts'
import type { World } from '../play/world.ts'
import type { Toll } from './toll.ts'

/** One stage of an instruction as it happened; without a toll nobody waited in it. */
export type Stage = {
  readonly stage: LegFact['stage']
  readonly eqKind: LegFact['eq_kind']
  readonly eqId: string
  readonly from: number
  readonly to: number
  readonly toll: Toll | null
}

/** An instruction of which nothing else is known yet, its instants 0: the rest is set by whoever tells it. */
export const instructionRow = (
  { terminalId }: World,
  id: string,
  unit: string,
  op: OpMode,
): WorkInstructionFact => ({
  terminal_id: terminalId,
  wi_id: id,
  unit_id: unit,
  op,
  visit_id: '',
  wq_id: '',
  qc_id: '',
  block_id: '',
  truck_visit_id: '',
  seq_plan: 0,
  seq_actual: 0,
  from_loc: '',
  to_loc: '',
  twin_wi: '',
  priority: 1,
  cancelled: 0,
  due_at: null,
  created_at: 0,
  dispatched_at: 0,
  started_at: 0,
  picked_at: 0,
  delivered_at: 0,
  confirmed_at: 0,
  source: SOURCE,
})

/** Tells an instruction as it is confirmed, and its stages in their order. */
export const tellInstruction = (world: World, row: WorkInstructionFact, stages: readonly Stage[]): void => {
  const { ledger, terminalId } = world
  const { op, qc_id: crane, block_id: block, visit_id: visit } = row
  ledger.chain.confirmed({
    op,
    crane,
    block,
    visit,
    createdAt: row.created_at,
    dispatchedAt: row.dispatched_at,
    startedAt: row.started_at,
    dueAt: row.due_at,
    confirmedAt: world.engine.now,
    placePlanned: row.seq_plan,
    placeDone: row.seq_actual,
  })
  world.tell({ table: 'work_instruction', row })
  const at = { op, crane, block }
  let seq = 0
  for (const { stage, eqKind, eqId, from, to, toll } of stages) {
    const waitMs = toll?.ms ?? 0
    ledger.chain.leg(stage, at, waitMs, to - from)
    world.tell({
      table: 'leg',
      row: {
        terminal_id: terminalId,
        wi_id: row.wi_id,
        seq: ++seq,
        stage,
        eq_kind: eqKind,
        eq_id: eqId,
        unit_id: row.unit_id,
        op,
        visit_id: visit,
        qc_id: crane,
        block_id: block,
        started_at: from,
        ended_at: to,
        wait_ms: waitMs,
        wait_root: toll?.root ?? '',
        source: SOURCE,
      },
    })
  }
}
