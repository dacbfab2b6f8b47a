import type { units as source } from '../zh-CN/units.ts'

export const units: Readonly<Record<keyof typeof source, string>> = {
  'unit.box': 'box',
  'unit.lift': 'lift',
  'unit.teu': 'TEU',
  'unit.box/h': 'box/h',
  'unit.lift/h': 'lift/h',
  'unit.s': 's',
  'unit.min': 'min',
  'unit.h': 'h',
  'unit.d': 'd',
  'unit.m': 'm',
  'unit.km': 'km',
  'unit.m/s': 'm/s',
  'unit.kWh': 'kWh',
  'unit.t': 't',
  'unit.%': '%',
  'unit.1': '',
}
