import type { LegFact, WorkInstructionFact } from '@quaywise/domain'
import { SOURCE } from '../emission.ts'
import type { World } from '../play/world.ts'

type Needed =
  | 'wi_id'
  | 'unit_id'
  | 'op'
  | 'from_loc'
  | 'to_loc'
  | 'created_at'
  | 'dispatched_at'
  | 'started_at'
  | 'picked_at'
  | 'delivered_at'
  | 'confirmed_at'

/** An instruction that is confirmed, of which only some columns have something to say. */
export type Told = Pick<WorkInstructionFact, Needed> & Partial<WorkInstructionFact>

/** One stage of an instruction as it happened. */
export type Stage = Pick<LegFact, 'stage' | 'eq_kind' | 'eq_id' | 'started_at' | 'ended_at'> & {
  readonly toll: { readonly ms: number; readonly root: LegFact['wait_root'] } | null
}

const EMPTY: Omit<WorkInstructionFact, Needed | 'terminal_id'> = {
  visit_id: '',
  wq_id: '',
  qc_id: '',
  block_id: '',
  truck_visit_id: '',
  seq_plan: 0,
  seq_actual: 0,
  twin_wi: '',
  priority: 1,
  cancelled: 0,
  due_at: null,
  source: SOURCE,
}

/** Tells an instruction as it is confirmed, and its stages in their order. */
export const tellInstruction = (world: World, told: Told, stages: readonly Stage[]): void => {
  const row: WorkInstructionFact = { terminal_id: world.terminalId, ...EMPTY, ...told }
  const at = { op: row.op, crane: row.qc_id, block: row.block_id, visit: row.visit_id }
  const { created_at: createdAt, dispatched_at: dispatchedAt, started_at: startedAt } = told
  const { seq_plan: placePlanned, seq_actual: placeDone, due_at: dueAt } = row
  world.ledger.chain.confirmed({
    op: at.op,
    crane: at.crane,
    block: at.block,
    visit: at.visit,
    createdAt,
    dispatchedAt,
    startedAt,
    dueAt,
    confirmedAt: world.engine.now,
    placePlanned,
    placeDone,
  })
  world.tell({ table: 'work_instruction', row })
  for (const [place, { stage, eq_kind, eq_id, started_at, ended_at, toll }] of stages.entries()) {
    world.ledger.chain.leg(stage, at, toll?.ms ?? 0, ended_at - started_at)
    world.tell({
      table: 'leg',
      row: {
        terminal_id: row.terminal_id,
        wi_id: row.wi_id,
        seq: place + 1,
        stage,
        eq_kind,
        eq_id,
        unit_id: row.unit_id,
        op: row.op,
        visit_id: row.visit_id,
        qc_id: row.qc_id,
        block_id: row.block_id,
        started_at,
        ended_at,
        wait_ms: toll?.ms ?? 0,
        wait_root: toll?.root ?? '',
        source: SOURCE,
      },
    })
  }
}
