import type { MeasureId } from '@quaywise/metrics'

const OF_CRANES = [
  'working_share',
  'lifts_per_working_hour',
  'boxes_per_lift',
] as const satisfies readonly MeasureId[]

/**
 * The factors of a rate: their product is the rate. Berth and operation hours belong to a call and never to a
 * crane, so that cranes, operations and bays know only the last three, which multiply to the crane rate.
 */
export const FACTORS = {
  bmph: ['operating_share', 'crane_intensity', ...OF_CRANES],
  gmph: OF_CRANES,
} as const satisfies Readonly<Record<string, readonly MeasureId[]>>

/** A rate that is taken apart. */
export type DriverRate = keyof typeof FACTORS
