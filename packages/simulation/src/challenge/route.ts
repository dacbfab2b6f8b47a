import type { Point } from './point-file.ts'

/** Blocks further back than this are reached round the ends of the front row only. */
const FRONT_M = 100

const along = (a: Point, b: Point): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y)

/** Metres between two places on the lanes: straight lanes, but to the rear blocks round either end of the quay. */
export const routeM = (a: Point, b: Point, quayM: number): number => {
  if (Math.abs(a.y - b.y) <= FRONT_M) return along(a, b)
  const round = (x: number): number => along(a, { x, y: FRONT_M }) + along({ x, y: FRONT_M }, b)
  return Math.min(round(0), round(quayM))
}
