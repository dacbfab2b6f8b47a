import type { shortTitles as source } from '../zh-CN/short-titles.ts'

export const shortTitles: Readonly<Record<keyof typeof source, string>> = {
  'short.crane_boxes': 'Boxes',
  'short.cranes_assigned': 'Cranes',
  'short.crane_intensity': 'Intensity',
  'short.half_forecast_error': 'Forecast error',
  'short.quality': 'Quality',
  'short.twin_share': 'Twin',
  'short.dual_share': 'Dual',
  'short.gross_hours': 'Gross',
  'short.net_hours': 'Net',
  'short.technical_rate': 'Technical',
  'short.cycle_p50': 'Cycle P50',
  'short.cycle_p90': 'Cycle P90',
  'short.wait_agv_minutes': 'AGV wait',
  'short.hatch_minutes': 'Hatch',
  'short.gantry_minutes': 'Gantry',
  'short.fault_minutes': 'Fault',
  'short.lash_minutes': 'Lashing',
  'short.remote_minutes': 'Operator wait',
  'short.empty_crossings': 'Empty',
}
