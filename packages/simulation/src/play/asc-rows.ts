import type { OpMode, YardMoveReason } from '@quaywise/domain'
import type { Emission } from '../emission.ts'
import { uniform } from '../engine/random.ts'
import { blockId } from '../scenario/identity.ts'
import type { AscJob } from './asc-job.ts'
import { boxId } from './container.ts'
import { cycleRow } from './cycle-row.ts'
import type { World } from './world.ts'

/** One move of a stacking crane as it happened; `number` tells shifted boxes of one job apart. */
export type AscMove = {
  readonly op: OpMode
  readonly reason: YardMoveReason
  readonly from: number
  readonly number: number
}

const LAND_STANDARD = 62_000

/** The cycle of a stacking-crane move. */
export const moveRow = (
  world: World,
  asc: { readonly id: string; readonly side: 'WATER' | 'LAND'; readonly block: number },
  job: AscJob,
  move: AscMove,
  bay: number,
): Emission => {
  const block = blockId(world.scenario.layout, asc.block)
  const spot = `${block}-${String(bay).padStart(2, '0')}`
  const transfer = `${block}-${asc.side === 'WATER' ? 'WTP' : 'LTP'}`
  const out = move.op === 'LOAD' || move.op === 'DELIVER'
  const inside = move.reason !== 'PROD'
  const { engine } = world
  return {
    table: 'che_cycle',
    row: cycleRow({
      terminal_id: world.terminalId,
      eq_kind: 'ASC',
      eq_id: asc.id,
      cycle_id: `${asc.id}-${engine.now.toString(36).toUpperCase()}-${move.number}`,
      started_at: move.from,
      ended_at: engine.now,
      op: move.op,
      visit_id: job.visitId,
      block_id: block,
      side: asc.side,
      move_reason: move.reason,
      caused_by: move.reason === 'RESHUFFLE' ? job.op : '',
      bay,
      boxes: 1,
      teu: job.unit ? job.unit.teu / job.unit.boxes : 2,
      standard_ms: inside ? 40_000 : LAND_STANDARD,
      energy_kwh: Math.round(180 + 160 * uniform(job.key, 70 + move.number)) / 100,
      unit_ids: job.unit && move.reason === 'PROD' ? [boxId(job.unit, job.sub)] : [],
      from_loc: inside || out ? spot : transfer,
      to_loc: inside || !out ? spot : transfer,
    }),
  }
}
