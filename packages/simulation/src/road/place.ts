/**
 * Where a vehicle may stand off the roads: `x`, `y`, the lane `apron` (a y) that leads along to it, the junction
 * it is entered from and the one it is left by. Each place belongs to a pool: the transfer points of a block, the
 * lanes under a crane, the battery station, or the parking of a column.
 */
export type Place = {
  readonly pool: number
  x: number
  y: number
  apron: number
  entry: number
  exit: number
}

/** Metres from a road at `roadY` and `fromX` to a place, driven at right angles. */
export const metresInto = (place: Place, fromX: number, roadY: number): number =>
  Math.abs(roadY - place.apron) + Math.abs(fromX - place.x) + Math.abs(place.apron - place.y)
