/** One interval of a distribution, [from, to). */
export interface Bin {
  readonly from: number
  readonly to: number
  readonly count: number
  /** How many values of what it is compared with; only where there is such. */
  readonly before?: number
}

const WANTED = 12
const STEPS = [1, 2, 5, 10]

/** A width of intervals that reads well: one, two or five of a power of ten, for about twelve of them. */
export function binWidth(low: number, high: number): number {
  const rough = (high - low) / WANTED
  if (rough <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(rough))
  return (STEPS.find((step) => step * power >= rough) ?? 10) * power
}

/** How often values, and those of what they are compared with, fall into the same intervals of equal width. */
export function binsOf(values: readonly number[], before?: readonly number[]): readonly Bin[] {
  const all = [...values, ...(before ?? [])]
  if (all.length === 0) return []
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const width = binWidth(low, high)
  const first = Math.floor(low / width)
  const count = Math.floor(high / width) - first + 1
  return Array.from({ length: count }, (_, index) => {
    const place = first + index
    const inside = (list: readonly number[]) =>
      list.filter((value) => Math.floor(value / width) === place).length
    const bin = { from: place * width, to: (place + 1) * width, count: inside(values) }
    return before ? { ...bin, before: inside(before) } : bin
  })
}

/** The value in the middle; of two, their mean; null of none. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((left, right) => left - right)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
