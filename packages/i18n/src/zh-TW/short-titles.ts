import type { shortTitles as source } from '../zh-CN/short-titles.ts'

export const shortTitles: Readonly<Record<keyof typeof source, string>> = {
  'short.crane_boxes': '櫃量',
  'short.cranes_assigned': '橋機數',
  'short.crane_intensity': '作業路數',
  'short.half_forecast_error': '半程誤差',
  'short.quality': '品質',
  'short.twin_share': '雙櫃',
  'short.dual_share': '雙循環',
  'short.gross_hours': '毛台時',
  'short.net_hours': '淨台時',
  'short.technical_rate': '技術',
  'short.cycle_p50': '循環 P50',
  'short.cycle_p90': '循環 P90',
  'short.wait_agv_minutes': '等 AGV',
  'short.hatch_minutes': '艙蓋',
  'short.gantry_minutes': '移機',
  'short.fault_minutes': '故障',
  'short.lash_minutes': '繫固',
  'short.remote_minutes': '等遠端',
  'short.empty_crossings': '空程',
}
