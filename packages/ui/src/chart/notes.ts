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

/** The part of a note that lies within an axis of so many places; a short one is widened to be seen. */
function within({ from, to }: ChartNote, last: number): readonly [number, number] | null {
  const [start, end] = [Math.max(0, from), Math.min(last, to)]
  if (end <= start) return null
  const least = Math.min(last * 0.006, last)
  return end - start < least ? [start, Math.min(last, start + least)] : [start, end]
}

/** Draws notes as tinted stretches with their sign at the top. */
export function noteSeries(
  notes: readonly ChartNote[] | undefined,
  count: number,
  mode: Mode,
  xAxisIndex: number,
): LineSeriesOption[] {
  const places = (notes ?? []).map((note) => within(note, count)).filter((place) => place !== null)
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
  (notes ?? [])
    .filter(({ from, to }) => from < index + 1 && to > index)
    .map(({ text, by }) => ({ label: `${NOTE_SIGN} ${text}`, value: by }))

/** A note in one line of text. */
export const noteLine = ({ text, by }: Pick<ChartNote, 'text' | 'by'>): string =>
  by === '' ? `${NOTE_SIGN} ${text}` : `${NOTE_SIGN} ${text} – ${by}`
