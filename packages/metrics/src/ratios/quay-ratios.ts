import type { RatioMeasure } from '../measure.ts'

/** Further rates and shares of quay cranes. */
export const QUAY_RATIOS = {
  nmph_tic: {
    ratio: ['clocked_boxes', 'qc_available_hours'],
    basis: 'time',
    unit: 'box/h',
    code: 'QC-02',
    better: 'higher',
    source: 'TIC4.0 Productivity Net',
    means:
      'Crane boxes per hour in which the cranes were logged on, neither out of order nor in maintenance.',
  },
  cycle_mean: {
    ratio: ['valid_lift_seconds', 'valid_lifts'],
    unit: 's',
    code: 'QC-13',
    better: 'lower',
    means: 'Mean time of the lifts of 30 to 600 s.',
  },
  twenty_foot_twin_share: {
    ratio: ['twenty_foot_in_twin', 'twenty_foot_boxes'],
    unit: '%',
    code: 'QC-10',
    better: 'higher',
    means: 'Share of the 20 ft boxes that were moved two at a time.',
  },
  crane_wait_share: {
    ratio: ['wait_hours', 'gross_hours'],
    unit: '%',
    code: 'QC-14',
    better: 'lower',
    means: 'Share of gross crane time in which no container moved.',
  },
  gantry_minutes_per_100: {
    ratio: ['gantry_minutes', 'clocked_boxes'],
    times: 100,
    unit: 'min',
    code: 'QC-16',
    better: 'lower',
    means: 'Minutes of moving between bays per 100 crane boxes.',
  },
  gantry_moves_per_100: {
    ratio: ['gantry_moves', 'clocked_boxes'],
    times: 100,
    unit: '1',
    code: 'QC-16',
    better: 'lower',
    means: 'Moves between bays per 100 crane boxes.',
  },
  minutes_per_hatch_cover: {
    ratio: ['hatch_minutes', 'hatch_lifts'],
    unit: 'min',
    code: 'QC-17',
    better: 'lower',
    means: 'Crane minutes spent on hatch covers per cover moved.',
  },
  restow_share: {
    ratio: ['restow_boxes', 'crane_boxes'],
    unit: '%',
    code: 'V-11',
    better: 'lower',
    means: 'Share of the carrier’s restows in the crane boxes.',
  },
  teu_factor: {
    ratio: ['teu', 'sized_boxes'],
    unit: '1',
    code: 'V-11',
    means: 'TEU per box over the quay.',
  },
  load_share: {
    ratio: ['load_boxes', 'crane_boxes'],
    unit: '%',
    code: '1.9',
    means: 'Share of loaded boxes in the crane boxes: a half is balanced.',
  },
  teu_per_quay_metre: {
    ratio: ['teu', 'quay_metres'],
    basis: 'time',
    unit: 'teu',
    code: '1.9',
    better: 'higher',
    means: 'TEU over the quay in the period per metre of quay.',
  },
  teu_per_crane: {
    ratio: ['teu', 'cranes_assigned'],
    basis: 'time',
    unit: 'teu',
    code: '1.9',
    better: 'higher',
    means: 'TEU over the quay in the period per crane that was at work.',
  },
} as const satisfies Readonly<Record<string, RatioMeasure>>
