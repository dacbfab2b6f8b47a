/** How slots are chosen. The weights are in seconds of crane time, so that a score is an expected cost. */
export type SlotRates = {
  /** Number of these weights, told with every decision. */
  readonly version: number
  /** For standing on a box that leaves earlier; a part of it for wasting a box that leaves late. */
  readonly over: number
  /** For a stack of all tiers but one, less for lower ones. */
  readonly height: number
  /** A second of gantry travel on the way in, on the way out, and of a box that is only moved out of the way. */
  readonly travelIn: number
  readonly travelOut: number
  readonly travelShift: number
  /** For parting a twin. */
  readonly twin: number
  /** For standing on a box that leaves by the other end of the block. */
  readonly mixed: number
  /** For opening a free stack, and for breaking a free pair of bays with a box of 20 feet. */
  readonly open: number
  readonly breakPair: number
  /** For a full bay, less for emptier ones. */
  readonly spread: number
  /** Most weight classes that a box may be heavier than the one it stands on. */
  readonly weightSteps: number
  /** Standard deviation of the expected departure: what the yard does not know when it stacks. */
  readonly importBlurHours: number
  readonly loadBlurHours: number
  /** How long before a box leaves boxes standing on it are tidied away. */
  readonly tidyAheadHours: number
}

/** The weights of both demo terminals. */
export const SLOT_RATES: SlotRates = {
  version: 1,
  over: 60,
  height: 10,
  travelIn: 1,
  travelOut: 1,
  travelShift: 2,
  twin: 6,
  mixed: 30,
  open: 25,
  breakPair: 15,
  spread: 10,
  weightSteps: 2,
  importBlurHours: 54,
  loadBlurHours: 2,
  tidyAheadHours: 96,
}
