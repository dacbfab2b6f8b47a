import type { shortTitles as source } from '../zh-CN/short-titles.ts'

export const shortTitles: Readonly<Record<keyof typeof source, string>> = {
  'short.crane_boxes': '本数',
  'short.cranes_assigned': 'クレーン',
  'short.crane_intensity': 'ギャング数',
  'short.half_forecast_error': '予測誤差',
  'short.quality': '品質',
  'short.twin_share': 'ツイン',
  'short.dual_share': 'デュアル',
  'short.gross_hours': 'グロス',
  'short.net_hours': 'ネット',
  'short.technical_rate': '稼働能率',
  'short.cycle_p50': 'サイクル P50',
  'short.cycle_p90': 'サイクル P90',
  'short.wait_agv_minutes': 'AGV 待ち',
  'short.hatch_minutes': 'ハッチ',
  'short.gantry_minutes': '走行',
  'short.fault_minutes': '故障',
  'short.lash_minutes': 'ラッシング',
  'short.remote_minutes': '遠隔待ち',
  'short.empty_crossings': '空移動',
}
