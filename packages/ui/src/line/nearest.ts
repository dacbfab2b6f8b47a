import type { LineSeries } from './line-props.ts'

/** Finds the place of the last instant at or before `at` in a flat array of instants and values. */
export function indexAt(points: Float64Array, at: number): number {
  let low = 0
  let high = points.length / 2 - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((points[middle * 2] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}

function valueAt(series: LineSeries, x: number): { index: number; value: number | null } {
  if (series.points === undefined) {
    const index = Math.round(x)
    return { index, value: series.values[index] ?? null }
  }
  const index = indexAt(series.points, x)
  return { index, value: series.points[index * 2 + 1] ?? null }
}

/** Names the series and place closest to a point of the drawing, so that a click need not hit a thin line. */
export function nearestMark(series: readonly LineSeries[], x: number, y: number) {
  const found = series.flatMap((each) => {
    const { index, value } = valueAt(each, x)
    return value === null ? [] : [{ seriesKey: each.key, index, distance: Math.abs(value - y) }]
  })
  return found.sort((one, other) => one.distance - other.distance)[0]
}
