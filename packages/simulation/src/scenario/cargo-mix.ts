/** What the containers of a terminal carry, as shares of all its containers. */
export type CargoMix = {
  /** Full containers that need power, and how long they stay against other full ones. */
  readonly reefer: number
  readonly reeferStay: number
  readonly dangerous: number
  /** Cargo that stands out of its container: nothing may stand on it. */
  readonly outOfGauge: number
}

/** The mix that both demo terminals share. */
export const CARGO: CargoMix = { reefer: 0.07, reeferStay: 0.55, dangerous: 0.081, outOfGauge: 0.006 }
