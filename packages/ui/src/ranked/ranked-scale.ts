/** The largest value that the scale must hold, with the target band included; at least 0. */
export function rankedMax(values: readonly (number | null)[], targetTo: number | undefined): number {
  return Math.max(0, targetTo ?? 0, ...values.map((value) => value ?? 0))
}

/** The share of the scale in percent that a value takes; its number has room of its own behind the scale. */
export function rankedShare(value: number | null, max: number): number {
  if (value === null || max <= 0) return 0
  return Math.round(Math.max(0, value / max) * 10_000) / 100
}
