import type { units as source } from '../zh-CN/units.ts'

export const units: Readonly<Record<keyof typeof source, string>> = {
  'unit.box': 'جعبه',
  'unit.lift': 'بلند کردن',
  'unit.teu': 'TEU',
  'unit.box/h': 'جعبه/ساعت',
  'unit.lift/h': 'بلند کردن/ساعت',
  'unit.s': 'ثانیه',
  'unit.min': 'دقیقه',
  'unit.h': 'ساعت',
  'unit.d': 'روز',
  'unit.m': 'متر',
  'unit.km': 'کیلومتر',
  'unit.m/s': 'متر/ثانیه',
  'unit.kWh': 'کیلووات‌ساعت',
  'unit.t': 'تن',
  'unit.%': '٪',
  'unit.1': '',
}
