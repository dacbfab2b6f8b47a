import type { Asc } from './asc.ts'
import { WATER } from './block-shape.ts'

/** The stretch of the rails on which a crane may work now, its partner pushed as far as it goes. */
export const reachOf = (asc: Asc): { readonly low: number; readonly high: number } => {
  const limit = asc.block.rail.limit(asc.end)
  return asc.end === WATER
    ? { low: Number.NEGATIVE_INFINITY, high: limit }
    : { low: limit, high: Number.POSITIVE_INFINITY }
}
