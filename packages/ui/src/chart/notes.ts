import type { LineSeriesOption } from 'echarts'
import { type Mode, tokens } from '../tokens.ts'
import { withAlpha } from './ink.ts'
import type { TooltipRow } from './series.ts'

/** The sign of a note on a chart. */
export const NOTE_SIGN = '✎'

/**
 * A note of the team on a stretch of a chart: `[from, to)` on its axis (places of categories, counted from 0, or
 * epoch ms on a time axis); `by` is its author and what it is about.
 */
export type ChartNote = { key: string; from: number; to: number; text: string; by: string }

type End = { xAxis: number }
/** Where an axis begins and ends, in its own terms. */
type Span = readonly [number, number]

/** The part of a note that lies within an axis; a short one is widened to be seen. */
function within({ from, to }: ChartNote, [first, last]: Span): readonly [number, number] | null {
  const [start, end] = [Math.max(first, from), Math.min(last, to)]
  if (end <= start) return null
  const least = (last - first) * 0.006
  return end - start < least ? [start, Math.min(last, start + least)] : [start, end]
}

/** Draws notes as tinted stretches with their sign at the top. */
export function noteSeries(
  notes: readonly ChartNote[] | undefined,
  axis: Span,
  mode: Mode,
  xAxisIndex: number,
): LineSeriesOption[] {
  const places = (notes ?? []).map((note) => within(note, axis)).filter((place) => place !== null)
  if (places.length === 0) return []
  const { primary, text } = tokens[mode]
  const markArea = {
    silent: true,
    animation: false,
    itemStyle: { color: withAlpha(primary, 0.14), borderColor: withAlpha(primary, 0.6), borderWidth: 1 },
    label: { show: true, formatter: NOTE_SIGN, position: 'insideTop' as const, color: text, fontSize: 11 },
    data: places.map(([from, to]): [End, End] => [{ xAxis: from }, { xAxis: to }]),
  }
  const hidden = { data: [], silent: true, tooltip: { show: false } }
  return [{ id: 'qw-notes', type: 'line', xAxisIndex, ...hidden, markArea, z: 5 }]
}

/** The notes that touch a place of the axis, as lines of its tooltip. */
export const noteRows = (notes: readonly ChartNote[] | undefined, index: number): readonly TooltipRow[] =>
  (notes ?? []).filter(({ from, to }) => from < index + 1 && to > index).map(noteRow)

/** The notes that hold at an instant (epoch ms) of a time axis, as lines of its tooltip. */
export const noteRowsAt = (notes: readonly ChartNote[] | undefined, at: number): readonly TooltipRow[] =>
  (notes ?? []).filter(({ from, to }) => from <= at && to > at).map(noteRow)

const noteRow = ({ text, by }: ChartNote): TooltipRow => ({ label: `${NOTE_SIGN} ${text}`, value: by })

/** A note in one line of text. */
export const noteLine = ({ text, by }: Pick<ChartNote, 'text' | 'by'>): string =>
  by === '' ? `${NOTE_SIGN} ${text}` : `${NOTE_SIGN} ${text} – ${by}`
