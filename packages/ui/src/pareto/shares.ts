/** The share of the whole that each value and all before it make, 0–1; none where there is no whole. */
export function sharesOf(values: readonly number[]): readonly number[] {
  const whole = values.reduce((sum, value) => sum + value, 0)
  let reached = 0
  return values.map((value) => {
    reached += value
    return whole > 0 ? reached / whole : 0
  })
}
