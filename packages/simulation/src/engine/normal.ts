const A = [-39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716]
const B = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572]
const C = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
]
const D = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416]

const horner = (coefficients: readonly number[], x: number, last: number): number =>
  coefficients.reduce((sum, c) => sum * x + c, 0) * x + last

/** The standard normal quantile (Acklam's rational approximation, relative error below 2e-9 of its scale). */
export const normalQuantile = (p: number): number => {
  if (p > 0.97575) return -normalQuantile(1 - p)
  if (p < 0.02425) {
    const q = Math.sqrt(-2 * Math.log(p))
    return horner(C, q, 2.938163982698783) / horner(D, q, 1)
  }
  const q = p - 0.5
  const r = q * q
  return (horner(A, r, 2.506628277459239) * q) / horner(B, r, 1)
}

/** The standard normal distribution function (Zelen and Severo 26.2.17, absolute error below 1e-7). */
export const normalCdf = (x: number): number => {
  if (x < 0) return 1 - normalCdf(-x)
  const t = 1 / (1 + 0.2316419 * x)
  const poly =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 1 - 0.3989422804014327 * Math.exp((-x * x) / 2) * poly
}
