import type { units as source } from '../zh-CN/units.ts'

export const units: Readonly<Record<keyof typeof source, string>> = {
  'unit.box': 'boks',
  'unit.lift': 'angkatan',
  'unit.teu': 'TEU',
  'unit.box/h': 'boks/jam',
  'unit.lift/h': 'angkatan/jam',
  'unit.s': 'dtk',
  'unit.min': 'mnt',
  'unit.h': 'jam',
  'unit.d': 'hari',
  'unit.m': 'm',
  'unit.km': 'km',
  'unit.m/s': 'm/dtk',
  'unit.kWh': 'kWh',
  'unit.t': 't',
  'unit.%': '%',
  'unit.1': '',
}
