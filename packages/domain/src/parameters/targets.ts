import type { OpenParameter, ParameterUnit } from './parameter.ts'

const SHIFT = '/BigDataAnalysis/workshift/workshiftMonitor'
const MONTH = '/BigDataAnalysis/monthly/monthlyEfficiencyTable'

const aim = (
  unit: ParameterUnit,
  [min, max]: readonly [number, number],
  usedBy: OpenParameter['usedBy'],
): OpenParameter => ({ group: 'target', type: 'open', unit, default: null, min, max, usedBy })

const rate = (): OpenParameter => aim('box/h', [1, 500], [SHIFT, MONTH])
const share = (): OpenParameter => aim('%', [0, 100], [SHIFT, MONTH])
const minutes = (): OpenParameter => aim('min', [1, 1440], [SHIFT, MONTH])
const monthlyRate = (): OpenParameter => aim('box/h', [1, 500], [MONTH])
const monthlyShare = (): OpenParameter => aim('%', [0, 100], [MONTH])
const lifts = (): OpenParameter => aim('lift', [1, 1_000_000], [MONTH])

/**
 * What measures are held against, as `target.<measure>`, with an ending for one sort of calls. Open: the target that
 * the terminal tells as a fact holds.
 */
export const TARGET_PARAMETERS = {
  'target.gmph': rate(),
  'target.gmph.trunk': rate(),
  'target.gmph.branch': rate(),
  'target.nmph': monthlyRate(),
  'target.nmph.trunk': monthlyRate(),
  'target.nmph.branch': monthlyRate(),
  'target.bmph': monthlyRate(),
  'target.bmph.trunk': monthlyRate(),
  'target.bmph.branch': monthlyRate(),
  'target.crane_intensity': aim('crane', [0.1, 20], [MONTH]),
  'target.crane_intensity.trunk': aim('crane', [0.1, 20], [MONTH]),
  'target.crane_intensity.branch': aim('crane', [0.1, 20], [MONTH]),
  'target.plan_share': share(),
  'target.plan_share.trunk': share(),
  'target.plan_share.branch': share(),
  'target.wait_agv_share': share(),
  'target.wait_agv_share.trunk': share(),
  'target.wait_agv_share.branch': share(),
  'target.agv_empty_share': share(),
  'target.reshuffle_share': share(),
  'target.quay_occupancy': monthlyShare(),
  'target.yard_occupancy': monthlyShare(),
  'target.terminal_dwell': aim('d', [0.1, 60], [MONTH]),
  'target.appointment_compliance': monthlyShare(),
  'target.qc_availability': share(),
  'target.agv_availability': share(),
  'target.asc_availability': share(),
  'target.qc_oee': monthlyShare(),
  'target.agv_oee': monthlyShare(),
  'target.asc_oee': monthlyShare(),
  'target.mmbf': lifts(),
  'target.truck_turn_p50': minutes(),
  'target.truck_turn_p90': minutes(),
} as const
