/** What is usual of a series: its median, and how far a value commonly lies from it. */
export type Usual = { readonly median: number; readonly spread: number }

/** Of a normal distribution, the standard deviation is so many median deviations. */
const NORMAL = 1.4826
/** A value that lies less than this share of the median away is never far: series that hardly move would cry at a breath. */
const LEAST_SHARE = 0.05

const medianOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[middle] ?? 0]
  return (low + high) / 2
}

/** The median of a series with its robust spread (MAD × 1.4826), which is never less than `least`. */
export const usualOf = (values: readonly number[], least: number): Usual => {
  const median = medianOf(values)
  const deviation = NORMAL * medianOf(values.map((value) => Math.abs(value - median)))
  return { median, spread: Math.max(deviation, LEAST_SHARE * Math.abs(median), least) }
}

/** How many spreads a value lies above the median; below it, less than zero. */
export const scoreOf = (value: number, { median, spread }: Usual): number => (value - median) / spread
