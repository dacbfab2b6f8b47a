/** The logarithmic mean of two positive numbers: what turns a difference of logarithms into one of rates. */
const logMean = (one: number, other: number): number =>
  one === other ? one : (one - other) / Math.log(one / other)

/** What each factor adds to a product that goes from one value to another; null where one is 0 or not known. */
export const effectsOf = (
  before: readonly (number | null)[],
  after: readonly (number | null)[],
): readonly number[] | null => {
  const pairs = before.map((value, i) => [value ?? 0, after[i] ?? 0] as const)
  if (pairs.some(([was, is]) => was <= 0 || is <= 0)) return null
  const product = (side: 0 | 1): number => pairs.reduce((all, pair) => all * pair[side], 1)
  const weight = logMean(product(1), product(0))
  return pairs.map(([was, is]) => weight * Math.log(is / was))
}
