import { logNormal } from '../engine/distribution.ts'
import { uniform } from '../engine/random.ts'
import type { AscJob } from '../play/asc-job.ts'
import type { AscRates } from '../scenario/asc-rates.ts'
import { ROW_M } from '../scenario/layout.ts'
import type { BlockShape } from './block-shape.ts'
import { isOverQuay } from './transfer-point.ts'

const SECOND = 1000

/** Milliseconds of gantry travel. */
export const gantryMs = (rates: AscRates, metres: number): number =>
  (Math.abs(metres) / rates.gantry) * SECOND

/** Milliseconds of trolley travel between two rows. */
export const trolleyMs = (rates: AscRates, from: number, to: number): number =>
  ((Math.abs(from - to) * ROW_M) / rates.trolley) * SECOND

/** Milliseconds to take up a box at a height, or to set one down there: place, down, lock, up. */
export const hoistMs = (rates: AscRates, shape: BlockShape, z: number): number =>
  rates.positionMs + rates.lockMs + SECOND * (shape.topM - z) * (1 / rates.hoistEmpty + 1 / rates.hoistLaden)

/** Milliseconds of a hand-over at a transfer point; a truck takes longer than a vehicle. */
export const handshakeMs = (rates: AscRates, shape: BlockShape, job: AscJob): number => {
  const extra = isOverQuay(job) ? rates.vehicleMs : rates.truckMs
  return hoistMs(rates, shape, shape.bedM) + logNormal(uniform(job.key, 46), extra, 0.5)
}

/** The standard of a productive move: half a block of gantry travel, half its width, two tiers. */
export const standardMs = (rates: AscRates, shape: BlockShape): number =>
  Math.round(
    2 * gantryMs(rates, shape.middle) +
      2 * trolleyMs(rates, 0, shape.rows / 2) +
      hoistMs(rates, shape, shape.z(2)) +
      hoistMs(rates, shape, shape.bedM),
  )

/** The standard of a move inside the block: a few bays. */
export const insideStandardMs = (rates: AscRates, shape: BlockShape): number =>
  Math.round(2 * hoistMs(rates, shape, shape.z(2)) + 2 * trolleyMs(rates, 0, shape.rows / 2))
