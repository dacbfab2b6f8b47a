import type { Series } from '../chart/series.ts'

/** Sums the series of each category; `null` where no series has a value. */
export function stackTotals(series: readonly Series[], categories: number): (number | null)[] {
  return Array.from({ length: categories }, (_, index) => {
    const values = series.flatMap((each) => each.values[index] ?? [])
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0)
  })
}

/** Turns each value into its percentage of the category's total; a total of 0 has no shares. */
export function toShares(series: readonly Series[], categories: number): Series[] {
  const totals = stackTotals(series, categories)
  const share = (value: number | null, index: number) => {
    const total = totals[index] ?? null
    return value === null || total === null || total === 0 ? null : (value / total) * 100
  }
  return series.map((each) => ({ ...each, values: each.values.map(share) }))
}

/** Names the series in whose bar a height of a category's stack lies, from the bottom up. */
export function seriesAtHeight(series: readonly Series[], index: number, height: number): Series | undefined {
  let top = 0
  return series.find((each) => {
    top += each.values[index] ?? 0
    return top >= height
  })
}
