import type { RatioMeasure } from '../measure.ts'

/** Where boxes wait on their way, and what the cranes' waits are laid to. */
export const CHAIN_RATIOS = {
  lead_time: {
    ratio: ['lead_minutes', 'instructions'],
    unit: 'min',
    better: 'lower',
    means: 'Mean time of an instruction from creation to confirmation.',
  },
  dispatch_time: {
    ratio: ['dispatch_minutes', 'instructions_dispatched'],
    unit: 'min',
    better: 'lower',
    means: 'Mean time of an instruction from creation to dispatch.',
  },
  cancelled_share: {
    ratio: ['instructions_cancelled', 'instructions_given'],
    unit: '%',
    better: 'lower',
    means: 'Share of the instructions that were cancelled.',
  },
  late_share: {
    ratio: ['orders_late', 'orders_timed'],
    unit: '%',
    code: 'Y-05',
    better: 'lower',
    means: 'Share of the instructions with a due time whose work began after it.',
  },
  lateness: {
    ratio: ['lateness_minutes', 'orders_timed'],
    unit: 'min',
    code: 'Y-05',
    better: 'lower',
    means: 'Mean time from the due time to the start of the work; early is below zero.',
  },
  plan_adherence: {
    ratio: ['instructions_in_order', 'instructions_ordered'],
    unit: '%',
    code: '1.9',
    better: 'higher',
    means: 'Share of the instructions done at their planned place in the work queue.',
  },
  leg_wait: {
    ratio: ['leg_wait_seconds', 'legs'],
    unit: 's',
    better: 'lower',
    means: 'Mean wait before a stage.',
  },
  leg_work: {
    ratio: ['leg_work_seconds', 'legs'],
    unit: 's',
    better: 'lower',
    means: 'Mean work of a stage, without the wait.',
  },
  leg_wait_share: {
    ratio: ['leg_wait_seconds', 'leg_seconds'],
    unit: '%',
    better: 'lower',
    means: 'Share of waiting in the time of the stages.',
  },
  crane_share_lost_to_qc: {
    ratio: ['crane_lost_to_qc', 'gross_hours'],
    unit: '%',
    better: 'lower',
    means: 'Share of gross crane time that waits laid to the cranes themselves took.',
  },
  crane_share_lost_to_transport: {
    ratio: ['crane_lost_to_transport', 'gross_hours'],
    unit: '%',
    better: 'lower',
    means: 'Share of gross crane time that waits laid to vehicles took.',
  },
  crane_share_lost_to_asc_water: {
    ratio: ['crane_lost_to_asc_water', 'gross_hours'],
    unit: '%',
    better: 'lower',
    means: 'Share of gross crane time that waits laid to stacking cranes at the quay end took.',
  },
  crane_share_lost_to_asc_land: {
    ratio: ['crane_lost_to_asc_land', 'gross_hours'],
    unit: '%',
    better: 'lower',
    means: 'Share of gross crane time that waits laid to stacking cranes at the gate end took.',
  },
  crane_share_lost_to_gate: {
    ratio: ['crane_lost_to_gate', 'gross_hours'],
    unit: '%',
    better: 'lower',
    means: 'Share of gross crane time that waits laid to the gate and to trucks took.',
  },
  crane_share_lost_to_plan: {
    ratio: ['crane_lost_to_plan', 'gross_hours'],
    unit: '%',
    better: 'lower',
    means: 'Share of gross crane time that waits laid to the ship and the plan took.',
  },
  crane_share_lost_to_weather: {
    ratio: ['crane_lost_to_weather', 'gross_hours'],
    unit: '%',
    better: 'lower',
    means: 'Share of gross crane time that waits took which nobody at the terminal can change.',
  },
  crane_share_lost_unknown: {
    ratio: ['crane_lost_unknown', 'gross_hours'],
    unit: '%',
    better: 'lower',
    means: 'Share of gross crane time that waits without a known root took.',
  },
  qc_phase_mean: {
    ratio: ['qc_phase_seconds', 'qc_phases'],
    unit: 's',
    better: 'lower',
    means: 'Mean time of a phase of lifts of quay cranes.',
  },
  agv_phase_mean: {
    ratio: ['agv_phase_seconds', 'agv_phases'],
    unit: 's',
    better: 'lower',
    means: 'Mean time of a phase of trips of AGVs.',
  },
  asc_phase_mean: {
    ratio: ['asc_phase_seconds', 'asc_phases'],
    unit: 's',
    better: 'lower',
    means: 'Mean time of a phase of moves of stacking cranes.',
  },
} as const satisfies Readonly<Record<string, RatioMeasure>>
