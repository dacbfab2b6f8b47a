import type { ProductMeasure } from './measure.ts'
import { MANAGEABLE } from './ratios/machine-ratios.ts'

/** Measures that are defined as a product of others and are no quotient of two sums. */
export const PRODUCTS = {
  ...MANAGEABLE,
  yard_year_capacity: {
    product: ['yard_capacity', 'stays_per_day'],
    times: 365,
    unit: 'teu',
    code: 'Y-09',
    means:
      'Operational capacity × 365 ÷ mean dwell: what could pass the yard in a year at the dwell of the period.',
  },
  land_oee: {
    product: ['asc_land_availability', 'land_performance', 'untroubled_share'],
    unit: '%',
    code: 'L-11',
    better: 'higher',
    means:
      'Availability of the stacking cranes at the gate end × standard ÷ actual service × share of trucks without a trouble ticket.',
  },
} as const satisfies Readonly<Record<string, ProductMeasure>>
