import type { CheCycleFact } from '@quaywise/domain'
import { SOURCE } from '../emission.ts'

type Needed = 'terminal_id' | 'eq_kind' | 'eq_id' | 'cycle_id' | 'started_at' | 'ended_at'

const EMPTY: Omit<CheCycleFact, Needed> = {
  trolley: '',
  lift_kind: '',
  op: '',
  visit_id: '',
  wq_id: '',
  desk_id: '',
  crew: '',
  qc_id: '',
  block_id: '',
  side: '',
  move_reason: '',
  caused_by: '',
  bay: 0,
  row: 0,
  tier: 0,
  deck_hold: '',
  boxes: 0,
  crane_boxes: 0,
  throughput_boxes: 0,
  teu: 0,
  twin: 0,
  dual_pair_id: '',
  restow_reason: '',
  remote: 0,
  first_right: 1,
  standard_ms: 0,
  empty_m: 0,
  laden_m: 0,
  wait_qc_ms: 0,
  wait_asc_ms: 0,
  wait_traffic_ms: 0,
  energy_kwh: 0,
  unit_ids: [],
  from_loc: '',
  to_loc: '',
  source: SOURCE,
}

/** A cycle of which only some columns have something to say. */
export const cycleRow = (told: Pick<CheCycleFact, Needed> & Partial<CheCycleFact>): CheCycleFact => ({
  ...EMPTY,
  ...told,
})
