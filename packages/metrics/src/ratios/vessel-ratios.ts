import type { RatioMeasure } from '../measure.ts'

/** Further rates and shares of calls. */
export const VESSEL_RATIOS = {
  vmph_tic: {
    ratio: ['crane_boxes', 'unstopped_hours'],
    unit: 'box/h',
    code: 'QC-07',
    better: 'higher',
    source: 'TIC4.0 Carrier Productivity Cargo Operations',
    means: 'Ship rate without the time in which weather or a ship that was not ready stopped all work.',
  },
  carrier_ready_rate: {
    ratio: ['carrier_ready_boxes', 'carrier_ready_hours'],
    unit: 'box/h',
    code: 'QC-09',
    better: 'higher',
    source: 'TIC4.0 Carrier Productivity Carrier Ready To Work',
    means: 'Crane boxes per hour from ship ready for cargo operations to terminal ready for departure.',
  },
  cranes_per_100_metres: {
    ratio: ['call_cranes', 'call_length'],
    times: 100,
    unit: '1',
    code: 'QC-05',
    means: 'Cranes that worked a call per 100 m of ship.',
  },
  call_size: {
    ratio: ['call_boxes', 'calls_worked'],
    unit: 'box',
    code: 'V-11',
    means: 'Crane boxes per call.',
  },
  turnaround_per_call: {
    ratio: ['call_berth_hours', 'calls_with_berth_hours'],
    unit: 'h',
    code: 'V-01',
    better: 'lower',
    source: 'TIC4.0 Carriervisit Turnaround Time',
    means: 'Mean hours of a call from first line fast to last line released.',
  },
  berth_occupancy: {
    ratio: ['berth_hours', 'berth_capacity_hours'],
    basis: 'time',
    unit: '%',
    code: 'V-07',
    means: 'Berth hours ÷ berths × hours of the period.',
  },
  quay_occupancy: {
    ratio: ['quay_metre_hours_used', 'quay_metre_hours'],
    basis: 'time',
    unit: '%',
    code: 'V-07',
    means: 'Metres of quay that ships lie at × hours ÷ metres of quay × hours.',
  },
  forecast_error: {
    ratio: ['forecast_error_minutes', 'forecasts_judged'],
    unit: 'min',
    code: 'V-09',
    better: 'lower',
    means: 'Mean of how far the forecast lay from the actual last lift.',
  },
  half_forecast_error: {
    ratio: ['half_forecast_minutes', 'half_forecasts'],
    unit: 'min',
    code: 'V-09',
    better: 'lower',
    means: 'How far the model’s forecast at half of the boxes lay from the actual last lift.',
  },
  forecast_bias: {
    ratio: ['forecast_bias_minutes', 'forecasts_judged'],
    unit: 'min',
    code: 'V-09',
    means: 'Mean of how far after the actual last lift the forecast lay; before it is below zero.',
  },
  forecast_coverage: {
    ratio: ['forecasts_covered', 'forecasts_judged'],
    unit: '%',
    code: 'V-09',
    means: 'Share of forecasts whose band from P10 to P90 held the actual last lift: 80 % is right.',
  },
  forecast_pinball: {
    ratio: ['forecast_pinball_minutes', 'forecasts_judged'],
    unit: 'min',
    code: 'V-09',
    better: 'lower',
    means: 'Mean pinball loss of P10, P50 and P90.',
  },
} as const satisfies Readonly<Record<string, RatioMeasure>>
