import type { Cell, PanelData, PanelInfo } from '@quaywise/contract'
import type { Series } from '@quaywise/ui'
import { beforeIn, nameIn, numberIn, type Row } from '../data/cell.ts'
import type { Words } from '../words/use-words.ts'
import { type Bucket, bucketKey, bucketsOf, rowsByBucket } from './buckets.ts'
import { toneOfKey, toneOfMeasure } from './tones.ts'

/** The most series that are told apart; the rest are drawn as one. */
const MOST_SERIES = 6
export const OTHERS = 'qw-others'
/** Before the key of a series stands what it is compared with; alone, the sum of all series. */
export const BEFORE = 'before:'

/** A chart over one dimension: its places, its series, and the cell behind each mark. */
export interface SeriesModel {
  readonly buckets: readonly Bucket[]
  readonly series: readonly Series[]
  /** The measure drawn over the bars. */
  readonly over: readonly (number | null)[] | undefined
  /** What the series are compared with, under `before:<key>`; stacked series by their sum alone. */
  readonly compared: readonly Series[]
  cellAt(seriesKey: string, index: number): Cell | undefined
  /** What a series is compared with at a place. */
  beforeAt(seriesKey: string, index: number): Cell | undefined
  /** The cell of the measure drawn over the bars. */
  overAt(index: number): Cell | undefined
  /** What the measure drawn over the bars is compared with. */
  overBeforeAt(index: number): Cell | undefined
  /** What is drawn as one at a place, part by part: its key in the series dimension, and its cell. */
  othersAt(index: number): readonly { readonly key: string; readonly cell: Cell | undefined }[]
}

/** Arranges the rows of a chart; a missing hour of a sum is no data, never zero. */
export function seriesModel(panel: PanelInfo, data: PanelData, words: Words, others: string): SeriesModel {
  const x = panel.x ?? panel.by[0] ?? ''
  const buckets = bucketsOf(x, data)
  const rows = rowsByBucket(x, data.rows)
  const at = (index: number) => rows.get(bucketKey(x, buckets[index]?.value ?? '')) ?? []
  const cellsOf = (key: string) =>
    buckets.map((_, index) => (panel.series ? keyCell(panel, at(index), key, named) : at(index)[0]?.[key]))
  const named = panel.series ? ranked(panel, data.rows) : []
  const keys = panel.series
    ? [...named, ...(hasOthers(panel, data.rows, named) ? [OTHERS] : [])]
    : panel.measures.filter((id) => id !== panel.line)
  const beforeOfKey = (key: string, index: number): Cell | undefined => {
    if (!panel.series) return beforeAtKey(at(index)[0], key)
    const row = at(index).find((each) => keyOf(panel, each) === key)
    return key === OTHERS ? undefined : beforeAtKey(row, measureOf(panel))
  }
  const overAt = (index: number) => at(index)[0]?.[panel.line ?? '']
  const cells = new Map(keys.map((key) => [key, cellsOf(key)]))
  const label = (key: string) => {
    if (key === OTHERS) return others
    return panel.series ? words.key(panel.series, key) : words.measure(key)
  }
  const tone = (key: string, index: number) => {
    if (key === OTHERS) return 'idle' as const
    return panel.series ? toneOfKey(key, index) : toneOfMeasure(key, index)
  }
  const series = keys.map((key, index) => ({
    key,
    label: label(key),
    tone: tone(key, index),
    values: (cells.get(key) ?? []).map(numberIn),
  }))
  return {
    buckets,
    series,
    compared: data.compare ? comparedOf(panel, series, buckets, { at, beforeOfKey }) : [],
    over: panel.line ? buckets.map((_, index) => numberIn(overAt(index))) : undefined,
    cellAt: (key, index) => cells.get(key)?.[index],
    beforeAt: beforeOfKey,
    overAt,
    overBeforeAt: (index) => beforeAtKey(at(index)[0], panel.line ?? ''),
    othersAt: (index) =>
      at(index)
        .filter((row) => !named.includes(keyOf(panel, row)))
        .map((row) => ({ key: keyOf(panel, row), cell: row[measureOf(panel)] })),
  }
}

const beforeAtKey = (row: Row | undefined, measure: string): Cell | undefined => row && beforeIn(row, measure)

interface Places {
  at(index: number): readonly Row[]
  beforeOfKey(key: string, index: number): Cell | undefined
}

function comparedOf(
  panel: PanelInfo,
  series: readonly Series[],
  buckets: readonly Bucket[],
  { at, beforeOfKey }: Places,
): readonly Series[] {
  if (panel.normalised) return []
  if (panel.kind !== 'stacked')
    return series.map((each) => ({
      ...each,
      key: `${BEFORE}${each.key}`,
      values: buckets.map((_, index) => numberIn(beforeOfKey(each.key, index))),
    }))
  const measures = panel.series ? [measureOf(panel)] : panel.measures.filter((id) => id !== panel.line)
  const total = (index: number) => {
    const found = at(index).flatMap((row) => measures.flatMap((id) => numberIn(beforeIn(row, id)) ?? []))
    return found.length === 0 ? null : found.reduce((sum, value) => sum + value, 0)
  }
  return [{ key: BEFORE, label: '', tone: 'neutral', values: buckets.map((_, index) => total(index)) }]
}

const measureOf = (panel: PanelInfo): string => panel.measures[0] ?? ''

const keyOf = (panel: PanelInfo, row: Row): string => nameIn(row[panel.series ?? '']) ?? ''

function keyCell(
  panel: PanelInfo,
  rows: readonly Row[],
  key: string,
  named: readonly string[],
): Cell | undefined {
  if (key !== OTHERS) return rows.find((row) => keyOf(panel, row) === key)?.[measureOf(panel)]
  const rest = rows.filter((row) => !named.includes(keyOf(panel, row)))
  return rest.length === 0
    ? undefined
    : rest.reduce((sum, row) => sum + (numberIn(row[measureOf(panel)]) ?? 0), 0)
}

function hasOthers(panel: PanelInfo, rows: readonly Row[], named: readonly string[]): boolean {
  return rows.some((row) => !named.includes(keyOf(panel, row)))
}

/** The greatest values of the series dimension; what counts as work stands first. */
function ranked(panel: PanelInfo, rows: readonly Row[]): readonly string[] {
  const totals = new Map<string, number>()
  for (const row of rows) {
    const key = keyOf(panel, row)
    totals.set(key, (totals.get(key) ?? 0) + (numberIn(row[measureOf(panel)]) ?? 0))
  }
  const byTotal = [...totals].sort(([, left], [, right]) => right - left).map(([key]) => key)
  const first = byTotal.filter((key) => key === 'WORKING')
  return [...first, ...byTotal.filter((key) => key !== 'WORKING')].slice(0, MOST_SERIES)
}
