import type { ProductMeasure } from './measure.ts'
import { MANAGEABLE } from './ratios/machine-ratios.ts'

/** Measures that are defined as a product of others and are no quotient of two sums. */
export const PRODUCTS = {
  ...MANAGEABLE,
} as const satisfies Readonly<Record<string, ProductMeasure>>
