import type { VesselForecast } from '@quaywise/contract'
import { nameIn, numberIn, type Row } from '../data/cell.ts'

/** The points of one part of the rows: epoch ms and boxes in turn. */
export const pointsOf = (rows: readonly Row[], part: string): Float64Array =>
  Float64Array.from(
    rows
      .filter((row) => row.part === part)
      .flatMap((row) => [Date.parse(nameIn(row.at) ?? ''), numberIn(row.boxes) ?? 0]),
  )

/** How a call may go on: the median as points, P10 and P90 as a band; null when nothing is left. */
export function coneOf(forecast: VesselForecast | undefined) {
  const cone = forecast?.outlook?.cone
  if (!cone) return null
  return {
    points: Float64Array.from(cone.flatMap(({ at, p50 }) => [Date.parse(at), p50])),
    band: {
      at: cone.map(({ at }) => Date.parse(at)),
      low: cone.map(({ p10 }) => p10),
      high: cone.map(({ p90 }) => p90),
    },
  }
}
