const barRoom = 84
/** How much wider the track must be where a change is written behind the number. */
const changeRoom = 1.35

/** The largest value that the track must hold, with the target band included and room for changes; at least 0. */
export function rankedMax(
  values: readonly (number | null)[],
  targetTo: number | undefined,
  withChanges = false,
): number {
  const largest = Math.max(0, targetTo ?? 0, ...values.map((value) => value ?? 0))
  return withChanges ? largest * changeRoom : largest
}

/** The share of the track in percent that a value takes; 84 % for the largest leaves room for its number. */
export function rankedShare(value: number | null, max: number): number {
  if (value === null || max <= 0) return 0
  return Math.round(Math.max(0, value / max) * barRoom * 100) / 100
}
