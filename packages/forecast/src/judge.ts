import type { Band } from './forecast-call.ts'

const MINUTE = 60_000

/** How a forecast turned out, minutes. The pinball loss is the mean of those of P10, P50 and P90. */
export type Judgement = { readonly error: number; readonly covered: boolean; readonly pinball: number }

/** Holds a forecast against what came. */
export const judge = ({ p10, p50, p90 }: Band, actual: number): Judgement => ({
  error: Math.abs(actual - p50) / MINUTE,
  covered: actual >= p10 && actual <= p90,
  pinball: (loss(p10, 0.1, actual) + loss(p50, 0.5, actual) + loss(p90, 0.9, actual)) / 3 / MINUTE,
})

const loss = (quantile: number, share: number, actual: number): number =>
  actual >= quantile ? share * (actual - quantile) : (1 - share) * (quantile - actual)

/** Marks of progress at which forecasts are judged, percent of the boxes. */
export const MARKS = [25, 50, 75] as const
