import type { shortTitles as source } from '../zh-CN/short-titles.ts'

export const shortTitles: Readonly<Record<keyof typeof source, string>> = {
  'short.crane_boxes': 'Boks',
  'short.cranes_assigned': 'Derek',
  'short.crane_intensity': 'Intensitas',
  'short.half_forecast_error': 'Galat prakiraan',
  'short.quality': 'Mutu',
  'short.twin_share': 'Kembar',
  'short.dual_share': 'Ganda',
  'short.gross_hours': 'Kotor',
  'short.net_hours': 'Bersih',
  'short.technical_rate': 'Teknis',
  'short.cycle_p50': 'Siklus P50',
  'short.cycle_p90': 'Siklus P90',
  'short.wait_agv_minutes': 'Tunggu AGV',
  'short.hatch_minutes': 'Palka',
  'short.gantry_minutes': 'Geser',
  'short.fault_minutes': 'Gangguan',
  'short.lash_minutes': 'Lashing',
  'short.remote_minutes': 'Tunggu operator',
  'short.empty_crossings': 'Kosong',
}
