import { USUAL_SHIFT_HOURS } from '../shift-hours.ts'
import type { Parameter, ParameterPlace } from './parameter.ts'

const counts = { usedBy: [], counts: true } as const
const percent = { ...counts, type: 'whole', unit: '%', default: 100, min: 50, max: 150 } as const
/** Open, it is bound to 0: then the standard time of the source holds. */
const ratedSpeed = {
  ...counts,
  group: 'standard',
  type: 'open',
  unit: 'm/s',
  default: null,
  min: 0.5,
  max: 15,
} as const
const waiting = {
  ...counts,
  group: 'delay',
  type: 'number',
  unit: 's',
  default: 0,
  min: 0,
  max: 900,
} as const
const planned = { ...counts, group: 'oee', type: 'flag', default: false } as const
/** Open, it is bound to 0: no rate is aimed at below one box an hour. */
const aim = {
  ...counts,
  group: 'target',
  type: 'open',
  unit: 'box/h',
  default: null,
  min: 1,
  max: 500,
} as const

/** Where people meet shifts, besides the measures of their changes. */
const BY_SHIFT: readonly ParameterPlace[] = [
  '/BigDataAnalysis/workshift/workshiftMonitorHour',
  '/BigDataAnalysis/workshift/workshiftMonitor',
  'everyPage',
  'notices',
  'forecasts',
  'jobs',
]

/** What the statements of reports are bound to: changing one changes how facts are counted. */
export const COUNTING_PARAMETERS = {
  'shift.hours': {
    group: 'shift',
    type: 'hours',
    default: USUAL_SHIFT_HOURS,
    usedBy: BY_SHIFT,
    counts: true,
  },
  'cycle.valid_from_s': {
    ...{ ...counts, group: 'cycle', type: 'number', unit: 's', default: 30, min: 0, max: 600 },
  },
  'cycle.valid_to_s': {
    ...{ ...counts, group: 'cycle', type: 'number', unit: 's', default: 600, min: 60, max: 7200 },
  },
  'standard.qc_percent': { ...percent, group: 'standard' },
  'standard.qc_load_percent': { ...percent, group: 'standard' },
  'standard.qc_discharge_percent': { ...percent, group: 'standard' },
  'standard.qc_hold_percent': { ...percent, group: 'standard' },
  'standard.agv_percent': { ...percent, group: 'standard' },
  'standard.agv_empty_mps': ratedSpeed,
  'standard.agv_laden_mps': ratedSpeed,
  'standard.agv_handshake_s': {
    ...{ ...counts, group: 'standard', type: 'number', unit: 's', default: 0, min: 0, max: 300 },
  },
  'standard.asc_percent': { ...percent, group: 'standard' },
  'delay.crane_from_s': waiting,
  'delay.agv_from_s': waiting,
  'delay.truck_from_s': waiting,
  'oee.maintenance_planned': planned,
  'oee.swap_planned': planned,
  'teu.forty_five': {
    ...{ ...counts, group: 'teu', type: 'number', unit: 'teu', default: 2.25, min: 2, max: 2.5 },
  },
  'yard.capacity_percent': { ...percent, group: 'yard' },
  'appointment.tolerance_min': {
    ...{ ...counts, group: 'appointment', type: 'whole', unit: 'min', default: 30, min: 0, max: 240 },
  },
  'appointment.missed_min': {
    ...{ ...counts, group: 'appointment', type: 'whole', unit: 'min', default: 120, min: 15, max: 1440 },
  },
  'target.vmph.trunk': aim,
  'target.vmph.branch': aim,
  'target.on_time_min': {
    ...{ ...counts, group: 'target', type: 'whole', unit: 'min', default: 120, min: 15, max: 1440 },
  },
} as const satisfies Readonly<Record<string, Parameter>>

/** Keys of what the statements of reports are bound to. */
export type CountingKey = keyof typeof COUNTING_PARAMETERS
