import type { RatioMeasure } from './measure.ts'
import { AGV_RATIOS } from './ratios/agv-ratios.ts'
import { CHAIN_RATIOS } from './ratios/chain-ratios.ts'
import { LAND_RATIOS } from './ratios/land-ratios.ts'
import { MACHINE_RATIOS } from './ratios/machine-ratios.ts'
import { QUAY_RATIOS } from './ratios/quay-ratios.ts'
import { VESSEL_RATIOS } from './ratios/vessel-ratios.ts'
import { YARD_RATIOS } from './ratios/yard-ratios.ts'

/*
 * Rates and shares. Each is Σ numerator ÷ Σ denominator over the group, never a mean of rates, and can be
 * cut and filtered only by what both sides know.
 */

/** Under a quarter of an hour of gross time an hourly rate says more about chance than about the crane. */
const leastCraneHours = ['gross_hours', 0.25] as const

/** Rates of cranes and calls. */
export const RATES = {
  gmph: {
    ratio: ['clocked_boxes', 'gross_hours'],
    least: leastCraneHours,
    unit: 'box/h',
    code: 'QC-01',
    better: 'higher',
    source: 'TIC4.0 Productivity',
    means: 'Gross crane rate: crane boxes per allocated crane hour. Delays are not deducted.',
  },
  nmph: {
    ratio: ['clocked_boxes', 'net_hours'],
    least: leastCraneHours,
    unit: 'box/h',
    code: 'QC-02',
    better: 'higher',
    source: 'TIC4.0 Productivity Net',
    means:
      'Net crane rate: crane boxes per net crane hour. Hatch, gantry, lashing, ship, plan, weather and fault time is deducted; waits for vehicles are not.',
  },
  technical_rate: {
    ratio: ['clocked_boxes', 'working_hours'],
    least: leastCraneHours,
    unit: 'box/h',
    code: 'QC-03',
    better: 'higher',
    means: 'Crane boxes per hour in which the main trolley moves a container.',
  },
  vmph: {
    ratio: ['crane_boxes', 'operation_hours'],
    least: leastCraneHours,
    unit: 'box/h',
    code: 'QC-07',
    better: 'higher',
    source: 'TIC4.0 Carrier Productivity Cargo Operations',
    means:
      'Ship rate: crane boxes per hour from first to last lift. Equals the gross crane rate times the crane intensity.',
  },
  bmph: {
    ratio: ['crane_boxes', 'berth_hours'],
    least: leastCraneHours,
    unit: 'box/h',
    code: 'QC-08',
    better: 'higher',
    means: 'Berth rate: crane boxes per hour at berth, first line fast to last line released.',
  },
  mmbf: {
    ratio: ['lifts', 'faults'],
    unit: 'lift',
    better: 'higher',
    means:
      'Main-trolley lifts per failure that began in the period. Without a failure only the lifts are known.',
  },
} as const satisfies Readonly<Record<string, RatioMeasure>>

/** The five factors whose product is the berth rate. */
export const DRIVERS = {
  operating_share: {
    ratio: ['operation_hours', 'berth_hours'],
    unit: '%',
    better: 'higher',
    means: 'Share of the berth stay between first and last lift.',
  },
  crane_intensity: {
    ratio: ['gross_hours', 'operation_hours'],
    unit: '1',
    code: 'QC-04',
    better: 'higher',
    source: 'TIC4.0 Crane Time Intensity',
    means: 'Average number of cranes on the call: gross crane hours per hour from first to last lift.',
  },
  working_share: {
    ratio: ['working_hours', 'gross_hours'],
    unit: '%',
    better: 'higher',
    means: 'Share of gross crane time in which the main trolley moves a container.',
  },
  lifts_per_working_hour: {
    ratio: ['lifts', 'working_hours'],
    unit: 'lift/h',
    better: 'higher',
    means: 'Lifts per hour in which the main trolley moves a container.',
  },
  boxes_per_lift: {
    ratio: ['clocked_boxes', 'lifts'],
    unit: 'box',
    code: 'QC-11',
    better: 'higher',
    means: 'Crane boxes per lift: what twin lifts and unproductive lifts make of it.',
  },
} as const satisfies Readonly<Record<string, RatioMeasure>>

/** Shares of cranes. */
export const CRANE_SHARES = {
  twin_share: {
    ratio: ['twin_lifts', 'lifts'],
    unit: '%',
    code: 'QC-10',
    better: 'higher',
    means: 'Twin lifts ÷ lifts.',
  },
  dual_share: {
    ratio: ['dual_lifts', 'lifts'],
    unit: '%',
    code: 'QC-12',
    better: 'higher',
    means: 'Twice the dual pairs ÷ lifts.',
  },
  wait_agv_share: {
    ratio: ['wait_agv_minutes', 'gross_minutes'],
    unit: '%',
    code: 'QC-15',
    better: 'lower',
    means: 'Crane minutes lost to waiting for a vehicle ÷ gross crane minutes.',
  },
  interventions_per_100: {
    ratio: ['interventions', 'lifts'],
    times: 100,
    unit: '1',
    code: 'QC-18',
    better: 'lower',
    means: 'Lifts taken over by a remote operator, per 100 lifts.',
  },
  energy_per_box: {
    ratio: ['energy', 'clocked_boxes'],
    unit: 'kWh',
    better: 'lower',
    means: 'Energy of the main trolley’s lifts per crane box.',
  },
  plan_share: {
    ratio: ['crane_boxes', 'plan_boxes'],
    unit: '%',
    better: 'higher',
    means: 'Crane boxes done ÷ crane boxes planned for the same hours.',
  },
} as const satisfies Readonly<Record<string, RatioMeasure>>

/** Means and shares of calls. */
export const CALL_RATIOS = {
  port_hours_per_call: {
    ratio: ['port_hours', 'calls_with_port_hours'],
    unit: 'h',
    code: 'V-02',
    better: 'lower',
    means: 'Hours in port per call with both stamps.',
  },
  on_time_berthing: {
    ratio: ['calls_on_time', 'calls_with_berth_plan'],
    unit: '%',
    code: 'V-08',
    better: 'higher',
    means:
      'Share of calls that berthed within the time allowed around the plan that was known a day before it.',
  },
  on_time_departure: {
    ratio: ['calls_sailed_on_time', 'calls_with_sail_plan'],
    unit: '%',
    code: 'V-08',
    better: 'higher',
    means: 'Share of calls that departed within the time allowed around the plan.',
  },
  data_quality: {
    ratio: ['quality_points', 'calls'],
    unit: '1',
    better: 'higher',
    means: 'Mean data-quality score of the calls, 0 to 100.',
  },
} as const satisfies Readonly<Record<string, RatioMeasure>>

/** Means and shares of AGVs and trucks. */
export const TRANSPORT_RATIOS = {
  agv_cycle_seconds: {
    ratio: ['agv_trip_seconds', 'agv_trips'],
    unit: 's',
    code: 'A-06',
    better: 'lower',
    means: 'Mean time of an AGV trip from dispatch to hand-over.',
  },
  agv_wait_qc: {
    ratio: ['agv_wait_qc_seconds', 'agv_trips'],
    unit: 's',
    code: 'A-03',
    better: 'lower',
    means: 'Mean wait of an AGV under the crane, per trip.',
  },
  agv_wait_asc: {
    ratio: ['agv_wait_asc_seconds', 'agv_trips'],
    unit: 's',
    code: 'A-04',
    better: 'lower',
    means: 'Mean wait of an AGV at the block, per trip.',
  },
  agv_empty_share: {
    ratio: ['agv_empty_metres', 'agv_metres'],
    unit: '%',
    code: 'A-02',
    better: 'lower',
    means: 'Metres driven empty ÷ metres driven.',
  },
  asc_productive_share: {
    ratio: ['asc_productive_moves', 'asc_moves'],
    unit: '%',
    code: 'Y-02',
    better: 'higher',
    means: 'Productive moves ÷ all moves of stacking cranes.',
  },
  truck_turn_mean: {
    ratio: ['truck_turn_minutes', 'trucks_out'],
    unit: 'min',
    code: 'L-01',
    better: 'lower',
    source: 'TIC4.0 Carriervisit Turnaround Time',
    means: 'Mean minutes from gate-in completed to gate-out completed.',
  },
} as const satisfies Readonly<Record<string, RatioMeasure>>

/** Every rate and share. */
export const RATIOS = {
  ...RATES,
  ...DRIVERS,
  ...CRANE_SHARES,
  ...CALL_RATIOS,
  ...TRANSPORT_RATIOS,
  ...MACHINE_RATIOS,
  ...QUAY_RATIOS,
  ...VESSEL_RATIOS,
  ...AGV_RATIOS,
  ...CHAIN_RATIOS,
  ...YARD_RATIOS,
  ...LAND_RATIOS,
} as const satisfies Readonly<Record<string, RatioMeasure>>
