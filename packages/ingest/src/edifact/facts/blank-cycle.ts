import type { CheCycleFact } from '@quaywise/domain'
import { SOURCE } from './telling.ts'

/** A lift of the quay of which a message tells neither the crane nor how long it took. */
export const BLANK_LIFT = {
  ...{ eq_kind: 'QC', eq_id: '', trolley: 'main', lift_kind: 'BOX' },
  ...{ wq_id: '', desk_id: '', crew: '', qc_id: '', block_id: '', side: '', move_reason: '', caused_by: '' },
  ...{ bay: 0, row: 0, tier: 0, deck_hold: '', twin: 0, dual_pair_id: '', restow_reason: '' },
  ...{ remote: 0, first_right: 1, standard_ms: 0, empty_m: 0, laden_m: 0 },
  ...{ wait_qc_ms: 0, wait_asc_ms: 0, wait_traffic_ms: 0, energy_kwh: 0, from_loc: '', to_loc: '' },
  source: SOURCE,
} as const satisfies Partial<CheCycleFact>
