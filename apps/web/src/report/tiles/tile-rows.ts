import type { Cell, InquireParam, PanelData, PanelInfo } from '@quaywise/contract'
import { numberIn, type Row } from '../data/cell.ts'
import type { Subject } from '../number/subject.ts'

/** The rows of a tiles panel by their measure. */
export const rowsByMeasure = (data: PanelData | undefined): ReadonlyMap<string, Row> =>
  new Map(data?.rows.map((row) => [String(row.measure), row]))

/** The number of a tile's row as a cell: a ratio with both sides, or the number itself. */
export function tileCell(row: Row | undefined): Cell | undefined {
  if (!row) return undefined
  const value = numberIn(row.value)
  if (!('numerator' in row)) return value
  return {
    value,
    numerator: numberIn(row.numerator),
    denominator: numberIn(row.denominator),
    rows: numberIn(row.rows) ?? 0,
    excluded: numberIn(row.excluded) ?? 0,
  }
}

/** A tile's number with all that explains it. */
export function tileSubject(
  panel: PanelInfo,
  measure: string,
  row: Row | undefined,
  inquiry: InquireParam,
  names: Subject['names'],
): Subject {
  const base = { panel, measure, mark: {}, names, cell: tileCell(row), before: row?.compare, inquiry }
  if (!row) return base
  const counted = {
    rows: numberIn(row.rows) ?? 0,
    excluded: numberIn(row.excluded) ?? 0,
    reasons: reasonsOf(row),
  }
  return { ...base, counted }
}

function reasonsOf({ reasons }: Row): Readonly<Record<string, number>> {
  if (typeof reasons !== 'object' || reasons === null || Array.isArray(reasons)) return {}
  return Object.fromEntries(
    Object.entries(reasons).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0,
    ),
  )
}

/** The small series of a tile without its missing points. */
export const sparkOf = (row: Row | undefined): readonly number[] =>
  Array.isArray(row?.spark) ? row.spark.filter((value) => typeof value === 'number') : []
