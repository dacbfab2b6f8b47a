import { mix } from '../engine/random.ts'
import type { Stretch } from './stretch.ts'

/** The random key of one lift. */
export const liftKey = (stretch: Stretch, lift: number): number =>
  mix(mix(stretch.call.key, 7000 + stretch.crane), lift)

/** How much slower than the others a crane lifts. */
export const slowness = (slowCrane: number, crane: number): number => (crane === slowCrane - 1 ? 1.1 : 1)
