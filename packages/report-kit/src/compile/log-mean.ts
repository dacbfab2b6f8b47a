/** The logarithmic mean of two positive numbers: `(a − b) ÷ ln(a ÷ b)`, and the number itself where they are equal. */
const logMean = (after: number, before: number): number => {
  const ratio = after / before
  // So near to one another the quotient is nothing but rounding.
  return Math.abs(ratio - 1) < 1e-12 ? after : (after - before) / Math.log(ratio)
}

/**
 * What each factor adds when a product of positive factors goes from one value to another:
 * `L(Y1, Y0) · ln(f1 ÷ f0)`. The effects add up to `Y1 − Y0`. The factors must be positive.
 */
export const effectsOf = (before: readonly number[], after: readonly number[]): readonly number[] => {
  const product = (side: readonly number[]): number => side.reduce((all, factor) => all * factor, 1)
  const weight = logMean(product(after), product(before))
  return before.map((was, i) => weight * Math.log((after[i] ?? was) / was))
}
