import type { CheCycleFact, OpMode } from '@quaywise/domain'
import { BLANK_CYCLE } from '../worked-terminal/blank-cycle.ts'
import { at } from '../worked-terminal/setting.ts'

const TRIP = {
  ...BLANK_CYCLE,
  eq_kind: 'AGV',
  eq_id: 'A3',
  visit_id: 'V3',
  wq_id: 'W51',
  qc_id: 'Q3',
  block_id: 'Y2',
  boxes: 1,
  teu: 2,
  standard_ms: 660_000,
} as const

/** Two trips of A3: a box from the crane to the block, one from the block to the crane. */
export const TRIPS: readonly CheCycleFact[] = [
  {
    ...TRIP,
    cycle_id: 'G1',
    op: 'DISC',
    started_at: at('08:40'),
    ended_at: at('09:03'),
    unit_ids: ['U1'],
    empty_m: 900,
    laden_m: 750,
    wait_qc_ms: 300_000,
    wait_asc_ms: 240_000,
    wait_traffic_ms: 60_000,
    energy_kwh: 3,
  },
  {
    ...TRIP,
    cycle_id: 'G2',
    op: 'LOAD',
    started_at: at('09:30'),
    ended_at: at('09:46'),
    unit_ids: ['U4'],
    first_right: 0,
    empty_m: 600,
    laden_m: 1200,
    wait_asc_ms: 120_000,
    energy_kwh: 2,
  },
]

const move = (ids: string, from: string, to: string, op: OpMode, unit: string): CheCycleFact => {
  const [eqId = '', cycleId = ''] = ids.split(' ')
  return {
    ...BLANK_CYCLE,
    eq_kind: 'ASC',
    eq_id: eqId,
    cycle_id: cycleId,
    started_at: at(from),
    ended_at: at(to),
    op,
    visit_id: op === 'LOAD' || op === 'DISC' ? 'V3' : '',
    block_id: 'Y2',
    side: eqId === 'Y2W' ? 'WATER' : 'LAND',
    move_reason: 'PROD',
    boxes: 1,
    teu: 2,
    standard_ms: 180_000,
    unit_ids: [unit],
  }
}

/** Eight moves of the two stacking cranes of Y2: five jobs, two reshuffles for them, one to tidy up. */
export const MOVES: readonly CheCycleFact[] = [
  move('Y2W E1', '09:02', '09:06', 'DISC', 'U1'),
  { ...move('Y2L E2', '09:06', '09:10', 'RESHUFFLE', 'U9'), move_reason: 'RESHUFFLE', caused_by: 'DELIVER' },
  move('Y2L E3', '09:10', '09:15', 'DELIVER', 'U5'),
  move('Y2L E4', '09:17', '09:20', 'RECEIVE', 'U6'),
  { ...move('Y2W E5', '09:26', '09:30', 'RESHUFFLE', 'U9'), move_reason: 'RESHUFFLE', caused_by: 'LOAD' },
  move('Y2W E6', '09:30', '09:34', 'LOAD', 'U4'),
  { ...move('Y2W E7', '10:00', '10:05', 'HOUSEKEEP', 'U9'), move_reason: 'HOUSEKEEP', first_right: 0 },
  move('Y2L E8', '10:10', '10:14', 'RECEIVE', 'U8'),
]
