import type { shortTitles as source } from '../zh-CN/short-titles.ts'

export const shortTitles: Readonly<Record<keyof typeof source, string>> = {
  'short.crane_boxes': 'کانتینر',
  'short.cranes_assigned': 'جرثقیل',
  'short.crane_intensity': 'شدت',
  'short.half_forecast_error': 'خطای پیش‌بینی',
  'short.quality': 'کیفیت',
  'short.twin_share': 'دوقلو',
  'short.dual_share': 'دوگانه',
  'short.gross_hours': 'ناخالص',
  'short.net_hours': 'خالص',
  'short.technical_rate': 'فنی',
  'short.cycle_p50': 'چرخه P50',
  'short.cycle_p90': 'چرخه P90',
  'short.wait_agv_minutes': 'انتظار AGV',
  'short.hatch_minutes': 'درِ انبار',
  'short.gantry_minutes': 'جابه‌جایی',
  'short.fault_minutes': 'خرابی',
  'short.lash_minutes': 'لشینگ',
  'short.remote_minutes': 'انتظار اپراتور',
  'short.empty_crossings': 'خالی',
}
