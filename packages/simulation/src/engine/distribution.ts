import { normalCdf, normalQuantile } from './normal.ts'

/** An exponential draw with the stated mean from a uniform one. */
export const exponential = (u: number, mean: number): number => -Math.log(u) * mean

/** A log-normal draw with the stated mean and coefficient of variation from a uniform one. */
export const logNormal = (u: number, mean: number, cv: number): number => {
  const variance = Math.log(1 + cv * cv)
  return mean * Math.exp(normalQuantile(u) * Math.sqrt(variance) - variance / 2)
}

/** The place of a uniform draw among weights: index i with probability weight i ÷ sum. */
export const categorical = (u: number, weights: readonly number[]): number => {
  let left = u * weights.reduce((sum, w) => sum + w, 0)
  for (let i = 0; i < weights.length - 1; i++) {
    left -= weights[i] ?? 0
    if (left < 0) return i
  }
  return weights.length - 1
}

/** A sampler that turns a uniform draw into a value. */
export type Sampler = (u: number) => number

/**
 * A log-normal cut off at `max`, rescaled before the cut so that the mean after the cut is the stated
 * mean. The inverse of the distribution function is used: one uniform draw, one value.
 */
export const truncatedLogNormal = (mean: number, cv: number, max: number): Sampler => {
  const sigma = Math.sqrt(Math.log(1 + cv * cv))
  const cutMean = (mu: number): number => {
    const z = (Math.log(max) - mu) / sigma
    return (Math.exp(mu + (sigma * sigma) / 2) * normalCdf(z - sigma)) / normalCdf(z)
  }
  let low = Math.log(mean) - 5
  let high = Math.log(max) + 5
  for (let i = 0; i < 60; i++) {
    const mid = (low + high) / 2
    if (cutMean(mid) < mean) low = mid
    else high = mid
  }
  const mu = (low + high) / 2
  const share = normalCdf((Math.log(max) - mu) / sigma)
  return (u) => Math.exp(mu + sigma * normalQuantile(u * share))
}
