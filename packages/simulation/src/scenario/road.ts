/** How vehicles drive and where they may stand: metres, metres a second, milliseconds. */
export type RoadRules = {
  /** Length of one zone of a road; junctions lie between zones. */
  readonly zoneM: number
  /** Lanes side by side in each direction. */
  readonly lanes: number
  /** A junction takes crossing vehicles to the other road at every n-th column. */
  readonly crossEvery: number
  readonly straightMps: number
  readonly curveMps: number
  /** Lost by braking into a curve and speeding up out of it. */
  readonly turnMs: number
  /** Lost by starting from a place, and again by coming to rest exactly on one. */
  readonly startStopMs: number
  /** A junction belongs to one vehicle for this long. */
  readonly passMs: number
  /** A zone stays taken this long after its vehicle began to leave it. */
  readonly clearMs: number
  /** A vehicle that gets its zone within this time slows down instead of stopping. */
  readonly yieldMs: number
  /** Lost by speeding up again after a stop. */
  readonly restartMs: number
  /** The control room needs this long to resolve a deadlock. */
  readonly unlockMs: number
  /** A vehicle that broke down stands in its zone at most this long before it is towed away. */
  readonly towMs: number
  /** Vehicles that find room under one crane. */
  readonly craneLanes: number
  /** Transfer points of a block. */
  readonly transferSlots: number
  /** Parking places for each vehicle. */
  readonly parkingShare: number
  /** Places at the battery station for each robot, the one at the robot among them. */
  readonly stationPlaces: number
  /** A vehicle that waits longer for its next place makes way for others. */
  readonly patienceMs: number
  /** Fine positioning before the hand-over of a box. */
  readonly positionMs: number
  /** A vehicle goes on with the next box for a ship if that stands within so many metres. */
  readonly chainM: number
  /** What a drive is expected to take for each metre, when others are told of it ahead. */
  readonly foreseenMsPerM: number
  /** How long before its vehicle a stacking crane is asked, for a box to and from the ship. */
  readonly askLoadMs: number
  readonly askDiscMs: number
}

/** The roads of both demo terminals. */
export const ROAD: RoadRules = {
  zoneM: 65,
  lanes: 2,
  crossEvery: 1,
  straightMps: 6,
  curveMps: 3,
  turnMs: 4000,
  startStopMs: 12_000,
  passMs: 11_500,
  clearMs: 2500,
  yieldMs: 1000,
  restartMs: 12_000,
  unlockMs: 20_000,
  towMs: 300_000,
  craneLanes: 8,
  transferSlots: 5,
  parkingShare: 1.4,
  stationPlaces: 5,
  patienceMs: 60_000,
  positionMs: 9000,
  chainM: 330,
  foreseenMsPerM: 300,
  askLoadMs: 180_000,
  askDiscMs: 400_000,
}
