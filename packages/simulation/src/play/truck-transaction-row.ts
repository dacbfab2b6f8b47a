import { type Emission, SOURCE } from '../emission.ts'
import type { TruckTask } from '../plan/truck-task.ts'
import type { TruckVisit } from '../plan/truck-visit.ts'
import { blockId } from '../scenario/identity.ts'
import type { AscJob } from './asc-job.ts'
import { boxId } from './container.ts'
import type { World } from './world.ts'

/** A truck at a block: since when it is in the queue of the block, and when its crane turned to it. */
export type AtBlock = { readonly arrivedAt: number; readonly startedAt: number }

/** One box given to or taken from a truck, whose service ends now. */
export const transactionRow = (
  world: World,
  visit: TruckVisit,
  task: TruckTask,
  { unit, sub, rehandles }: AscJob,
  { arrivedAt, startedAt }: AtBlock,
): Emission => ({
  table: 'truck_transaction',
  row: {
    terminal_id: world.terminalId,
    transaction_id: `${visit.id}-${task.kind === 'RECEIVE' ? 'R' : 'D'}`,
    truck_visit_id: visit.id,
    kind: task.kind,
    unit_id: unit ? boxId(unit, sub) : '',
    block_id: unit ? blockId(world.scenario.layout, unit.block) : '',
    tp_arrived_at: arrivedAt,
    service_started_at: startedAt,
    service_ended_at: world.engine.now,
    rehandles: rehandles ?? 0,
    source: SOURCE,
  },
})
