import { defineDataset } from '../dataset.ts'
import { timeBuckets } from './shared-dimensions.ts'

/** Readings of the weather. */
export const weatherReadings = defineDataset({
  name: 'weatherReadings',
  grain: 'one reading of the weather',
  table: 'weather',
  time: { rule: 'start', at: 'at' },
  dimensions: timeBuckets,
  measures: {
    wind_mean: { value: 'avg(wind)', unit: 'm/s', means: 'Mean wind of the readings.' },
    gust_max: { value: 'max(gust)', unit: 'm/s', means: 'Strongest gust of the readings.' },
    rain_max: { value: 'max(rain)', unit: 'mm/h', means: 'Heaviest rain of the readings.' },
    visibility_min: { value: 'min(visibility)', unit: 'm', means: 'Shortest visibility of the readings.' },
  },
  rows: {
    at: { sql: 'at', type: 'instant' },
    wind: { sql: 'wind', type: 'number', unit: 'm/s' },
    gust: { sql: 'gust', type: 'number', unit: 'm/s' },
    rain: { sql: 'rain', type: 'number', unit: 'mm/h' },
    visibility: { sql: 'visibility', type: 'number', unit: 'm' },
  },
})

/** The batteries of vehicles, second by second while they are told. */
export const agvCharge = defineDataset({
  name: 'agvCharge',
  grain: 'one reading of one vehicle',
  table: 'telemetry',
  only: "eq_kind = 'AGV'",
  time: { rule: 'start', at: 'at' },
  scope: 'agvOperation',
  dimensions: { agv: { sql: 'eq_id', type: 'key' }, ...timeBuckets },
  measures: {
    agv_charge_mean: {
      value: 'avg(soc) / 100',
      unit: '%',
      code: 'A-08',
      means: 'Mean state of charge of the vehicles that are told second by second.',
    },
    agv_charge_min: {
      value: 'min(soc) / 100',
      unit: '%',
      code: 'A-08',
      means: 'Lowest state of charge of the vehicles that are told second by second.',
    },
  },
  rows: {
    at: { sql: 'at', type: 'instant' },
    agv: { sql: 'eq_id', type: 'key' },
    charge: { sql: 'soc / 100', type: 'number', unit: '%' },
  },
})
