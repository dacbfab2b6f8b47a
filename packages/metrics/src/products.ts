import type { ProductMeasure } from './measure.ts'

/** Measures that are defined as a product of others and are no quotient of two sums. */
export const PRODUCTS = {
} as const satisfies Readonly<Record<string, ProductMeasure>>
