/** How quay cranes move: rated speeds in metres a second, accelerations in metres a second squared. */
export type QuayRates = {
  /** Least distance between the middles of two cranes on the rail, in metres. */
  readonly clearanceM: number
  readonly gantrySpeed: number
  readonly trolleySpeed: number
  readonly trolleyAcceleration: number
  readonly hoistSpeed: number
  readonly hoistEmptySpeed: number
  readonly hoistAcceleration: number
  /** Nominal time to lock on to a box, and to land one without sway. */
  readonly lockMs: number
  readonly positionMs: number
  /** What a lift takes beyond free flow on average, and how much that varies. */
  readonly extraMs: number
  readonly extraCv: number
  /** The same of a portal lift. */
  readonly portalExtraMs: number
  readonly portalExtraCv: number
  /** Lanes for vehicles under a crane, and their distance from each other in metres. */
  readonly lanes: number
  readonly laneM: number
  /** The wait for a vehicle or the platform that is expected at each lift when a crane looks ahead to its deadline. */
  readonly foreseenWaitMs: number
  /** From this share of the cranes at work on, lifts are planned slower: by `crowdedPace` when all of them work. */
  readonly crowdedFrom: number
  readonly crowdedPace: number
  /** Share of remote interventions that are part of the plan. */
  readonly plannedRemote: number
}

/** The quay cranes of both demo terminals. */
export const QUAY_RATES: QuayRates = {
  clearanceM: 28,
  gantrySpeed: 0.75,
  trolleySpeed: 5,
  trolleyAcceleration: 0.8,
  hoistSpeed: 1.5,
  hoistEmptySpeed: 3,
  hoistAcceleration: 0.75,
  lockMs: 4000,
  positionMs: 6000,
  extraMs: 37_200,
  extraCv: 0.62,
  portalExtraMs: 7000,
  portalExtraCv: 0.6,
  lanes: 4,
  laneM: 4,
  foreseenWaitMs: 22_000,
  crowdedFrom: 0.5,
  crowdedPace: 0.15,
  plannedRemote: 0.4,
}
