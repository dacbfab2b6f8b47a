import type { MarkEvent } from '../chart/series.ts'

/** One end of the equation: the rate of this side, what it is made of, and what it is. */
export type DriverEnd = {
  key: string
  label: string
  value: string
  unit?: string | undefined
  sides: string
  note?: string | undefined
}

/** One factor with its two sides, its value on the other side, and what it adds to the difference. */
export type DriverFactor = DriverEnd & {
  before?: string | undefined
  /** In the unit of the rate; null where the difference is not taken apart. */
  effect: number | null
  effectText: string
  /** Takes most of what was lost. */
  heaviest?: boolean | undefined
}

/** A rate as the product of its factors, and the way from the other rate to it. */
export type DriverTreeProps = {
  title: string
  result: DriverEnd & { level: number | null; tone?: 'good' | 'bad' | undefined }
  against: DriverEnd & { level: number | null }
  factors: readonly DriverFactor[]
  formatLevel: (value: number) => string
  /** Says that the axis is cut, for those who do not see its mark. */
  cutLabel: (from: string) => string
  /** Why there is no waterfall. */
  why?: string | undefined
  onMark?: ((mark: { key: string; event: MarkEvent }) => void) | undefined
}
