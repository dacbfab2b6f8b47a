import type { Tone } from '../theme/tones.ts'
import type { Direction } from './direction.ts'
import type { ChartNote } from './notes.ts'

/** One measure over all categories; `null` is "no data", which is never drawn as zero. */
export type Series = {
  key: string
  label: string
  tone: Tone
  values: readonly (number | null)[]
  dashed?: boolean | undefined
  pattern?: 'stripes' | 'dots' | undefined
  axis?: 'left' | 'right' | undefined
  /** Writes its values with their unit, where that is not the unit of the chart. */
  write?: ((value: number) => string) | undefined
}

/** A value of a series as its chart writes it, with the unit; a dash where there is none. */
export function amountOf(
  series: Series,
  index: number,
  { formatValue, unit }: Pick<ChartProps, 'formatValue' | 'unit'>,
): string {
  const value = series.values[index] ?? null
  if (value === null) return '–'
  return series.write?.(value) ?? `${formatValue(value)} ${unit}`
}

/** How and where a mark was chosen: `menu` for a right click or Shift+F10, positions in viewport px. */
export type MarkEvent = { kind: 'select' | 'menu'; clientX: number; clientY: number }

/** One chosen mark of a chart with series and categories. */
export type SeriesMark = { seriesKey: string; index: number; event: MarkEvent }

/** One line of a tooltip. */
export type TooltipRow = { label: string; value: string; tone?: Tone | undefined; note?: string | undefined }

/** What all charts over categories have in common. */
export type ChartProps = {
  title: string
  subtitle?: string | undefined
  unit: string
  height?: number | undefined
  direction?: Direction | undefined
  loading?: boolean | undefined
  empty?: string | undefined
  formatValue: (value: number) => string
  /** Writes the ticks of the axis of values; `formatValue` does where it is not given. */
  formatTick?: ((value: number) => string) | undefined
  /** Counts of things: no tick of the axis stands for a part of one. */
  whole?: boolean | undefined
  tooltip?: ((mark: { index: number; seriesKey?: string | undefined }) => readonly TooltipRow[]) | undefined
  tooltipHint?: string | undefined
  /** What the series are compared with, category by category; each can be asked about as a series. */
  compared?: readonly Series[] | undefined
  onMark?: ((mark: SeriesMark) => void) | undefined
  /** Notes of the team on stretches of the axis. */
  notes?: readonly ChartNote[] | undefined
}

/** Whether any series carries at least one value. */
export function hasValues(series: readonly Series[]): boolean {
  return series.some((each) => each.values.some((value) => value !== null))
}
