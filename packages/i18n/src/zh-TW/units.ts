import type { units as source } from '../zh-CN/units.ts'

export const units: Readonly<Record<keyof typeof source, string>> = {
  'unit.box': '櫃',
  'unit.lift': '吊次',
  'unit.teu': 'TEU',
  'unit.box/h': '櫃/小時',
  'unit.lift/h': '吊次/小時',
  'unit.s': '秒',
  'unit.min': '分鐘',
  'unit.h': '小時',
  'unit.d': '天',
  'unit.m': '公尺',
  'unit.km': '公里',
  'unit.m/s': '公尺/秒',
  'unit.kWh': '千瓦時',
  'unit.t': '公噸',
  'unit.%': '%',
  'unit.1': '',
}
