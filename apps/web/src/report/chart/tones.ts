import type { Tone } from '@quaywise/ui'

const MEASURES: Readonly<Record<string, Tone>> = {
  discharge_boxes: 'discharge',
  load_boxes: 'load',
  restow_boxes: 'restow',
  trucks_in: 'receive',
  trucks_out: 'deliver',
  trucks_inside: 'neutral',
  agv_wait_qc: 'waitAgv',
  agv_wait_asc: 'waitYard',
  asc_water_moves: 'accent',
  asc_land_moves: 'transfer',
  asc_reshuffles: 'ship',
  fault_minutes: 'fault',
  hatch_minutes: 'hatch',
  reshuffle_share: 'waitYard',
}

const CATEGORIES: Readonly<Record<string, Tone>> = {
  WORKING: 'working',
  AGV: 'waitAgv',
  PLATFORM: 'platform',
  HATCH: 'hatch',
  GANTRY: 'gantry',
  LASH: 'lash',
  PLAN: 'plan',
  SHIP: 'ship',
  WEATHER: 'weather',
  FAULT: 'fault',
  REMOTE: 'remote',
  QC: 'working',
  AGV_FLEET: 'waitAgv',
  DISPATCH: 'waitAgv',
  TRAFFIC: 'waitAgv',
  ASC_WATER: 'waitYard',
  ASC_LAND: 'waitYard',
  GATE: 'receive',
  TRUCK: 'deliver',
  SHIP_PLAN: 'plan',
  EXOGENOUS: 'weather',
  DEADLOCK: 'bad',
  UNKNOWN: 'idle',
}

/** Told apart by a pattern as well: waits for the yard beside waits for vehicles, and roots of one kind. */
const STRIPED: ReadonlySet<string> = new Set(['ASC_WATER', 'ASC_LAND', 'AGV_FLEET', 'TRAFFIC'])

/** Whether a value of a dimension is drawn with stripes. */
export const isStriped = (key: string): boolean => STRIPED.has(key)

const OTHERS: readonly Tone[] = ['accent', 'neutral', 'transfer', 'receive', 'deliver', 'ship']

/** The colour of a measure; one without a meaning of its own takes the next free colour. */
export const toneOfMeasure = (id: string, index: number): Tone => MEASURES[id] ?? otherTone(index)

/** The colour of a value of a dimension. */
export const toneOfKey = (key: string, index: number): Tone => CATEGORIES[key] ?? otherTone(index)

const otherTone = (index: number): Tone => OTHERS[index % OTHERS.length] ?? 'accent'
