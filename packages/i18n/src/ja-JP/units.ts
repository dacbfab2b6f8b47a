import type { units as source } from '../zh-CN/units.ts'

export const units: Readonly<Record<keyof typeof source, string>> = {
  'unit.box': '本',
  'unit.lift': '回',
  'unit.teu': 'TEU',
  'unit.box/h': '本/時',
  'unit.lift/h': '回/時',
  'unit.s': '秒',
  'unit.min': '分',
  'unit.h': '時間',
  'unit.d': '日',
  'unit.m': 'm',
  'unit.km': 'km',
  'unit.m/s': 'm/s',
  'unit.kWh': 'kWh',
  'unit.t': 't',
  'unit.%': '%',
  'unit.1': '',
}
