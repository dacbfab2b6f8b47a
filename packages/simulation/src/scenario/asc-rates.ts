const SECOND = 1000

/** How the stacking cranes of a block move and share their rails. Metres a second, metres, milliseconds. */
export type AscRates = {
  readonly gantry: number
  readonly trolley: number
  readonly hoistEmpty: number
  readonly hoistLaden: number
  /** Placing the spreader over a stack, and locking or unlocking. */
  readonly positionMs: number
  readonly lockMs: number
  /** What a hand-over takes besides hoisting: at a vehicle, and at a truck under a remote operator's eye. */
  readonly vehicleMs: number
  readonly truckMs: number
  /** The least distance between the two cranes of a block. */
  readonly gapM: number
  /** From the last stack to the middle of a transfer point. */
  readonly transferM: number
  /** Share of its block that a crane wants free before it brings a box in: up to the hand-over zone. */
  readonly ownShare: number
  /** How often a day an idle crane looks for something to tidy, and how long it must have been idle. */
  readonly tidyPerDay: number
  readonly quietMs: number
}

/** The stacking cranes of both demo terminals. */
export const ASC_RATES: AscRates = {
  gantry: 4,
  trolley: 1,
  hoistEmpty: 1.5,
  hoistLaden: 0.75,
  positionMs: 12 * SECOND,
  lockMs: 5 * SECOND,
  vehicleMs: 8 * SECOND,
  truckMs: 175 * SECOND,
  gapM: 20,
  transferM: 14,
  ownShare: 0.4,
  tidyPerDay: 45,
  quietMs: 60 * SECOND,
}
