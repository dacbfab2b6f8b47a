import type { Cell, PanelData } from '@quaywise/contract'
import { formatLocalMinute } from '@quaywise/domain'
import { nameIn, numberIn, type Row } from '../data/cell.ts'

/** The months of a scorecard, the chosen one last. */
export interface ScoreMonths {
  readonly rows: readonly Row[]
  readonly chosen: Row | undefined
  /** The month before the chosen one, and the same month a year before it. */
  readonly before: Row | undefined
  readonly yearBefore: Row | undefined
}

const MONTHS_OF_A_YEAR = 12

/** The months of an answer in their order. */
export function scoreMonths({ rows }: Pick<PanelData, 'rows'>): ScoreMonths {
  const last = rows.length - 1
  return {
    rows,
    chosen: rows[last],
    before: rows[last - 1],
    yearBefore: rows[last - MONTHS_OF_A_YEAR],
  }
}

/** The name of a month's row. */
export const monthIn = (row: Row | undefined): string => nameIn(row?.month) ?? ''

/** A number that a row holds by measure, as targets and later numbers are told; null where it holds none. */
export function toldIn(cell: Cell | undefined, measure: string): number | null {
  if (typeof cell !== 'object' || cell === null || Array.isArray(cell) || 'numerator' in cell) return null
  return Object.hasOwn(cell, measure) ? (cell[measure] ?? null) : null
}

/** The sign of a time that is on record but in part. */
export const PARTLY = '◐'

/** The sign of a number that is of now, beside others that are as they were reported. */
export const RECOUNTED = '↻'

/** Whether a number of a row is of now though the row is made of what was reported. */
export const isRecounted = (row: Row | undefined, measure: string): boolean =>
  Array.isArray(row?.counted) && row.counted.includes(measure)

/** The small series of a measure over the months, without those in which nothing was counted. */
export const trendOf = ({ rows }: ScoreMonths, measure: string): readonly number[] =>
  rows.flatMap((row) => numberIn(row[measure]) ?? [])

/**
 * The month within which the records begin that a sum adds up, so that it has but a part of it; empty where it has all
 * of every month, as from a first of a month on.
 */
export function partlyOnRecord(
  { columns, window }: Pick<PanelData, 'columns' | 'window'>,
  sum: string,
): string {
  const since = columns.find(({ key }) => key === sum)?.since
  const day = since === undefined ? '' : formatLocalMinute(Date.parse(since), window.zone).slice(0, 10)
  return day.endsWith('-01') ? '' : day.slice(0, 7)
}

/**
 * Why a sum of one month cannot stand against that of another: what was counted of a part of a month is no less than of
 * a whole one, whether it is not over or not all on record. Null where it can.
 */
export function noBase(
  { running, part }: { readonly running: string; readonly part: string },
  chosen: Row | undefined,
  base: Row | undefined,
): 'running' | 'part' | null {
  if (monthIn(chosen) === running) return 'running'
  return part !== '' && [chosen, base].some((row) => monthIn(row) === part) ? 'part' : null
}

/** The month in which the newest record lies: it is not over yet. */
export const runningMonth = ({ freshness, window }: Pick<PanelData, 'freshness' | 'window'>): string =>
  freshness === null ? '' : formatLocalMinute(Date.parse(freshness), window.zone).slice(0, 7)
