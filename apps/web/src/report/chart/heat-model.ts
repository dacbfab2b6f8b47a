import type { Cell, PanelData, PanelInfo, RatioCell } from '@quaywise/contract'
import { formatLocalMinute } from '@quaywise/domain'
import { beforeIn, changeOf, isRatioCell, nameIn, numberIn, type Row, ratioOver } from '../data/cell.ts'
import { type Bucket, bucketKey, bucketsOf } from './buckets.ts'

const MOST_HOURS = 48

/** One place of the map: its number with both sides, and how much of the marking state it holds. */
export interface HeatPlaceModel {
  readonly row: string
  readonly column: string
  readonly cell: RatioCell | number | null
  readonly state: number
  /** What it is compared with. */
  readonly before: RatioCell | number | null
}

/** Machines by time: the columns as hours, or as days where hours would be too many. */
export interface HeatModel {
  readonly by: string
  readonly columns: readonly Bucket[]
  readonly rows: readonly string[]
  readonly places: readonly HeatPlaceModel[]
  readonly totals: ReadonlyMap<string, RatioCell>
  readonly scale: { readonly min: number; readonly max: number }
}

/** Arranges a map; `known` are machines that belong there even without a row. */
export function heatModel(panel: PanelInfo, data: PanelData, known: readonly string[]): HeatModel {
  const [x = '', y = ''] = [panel.x, panel.y]
  const [measure = '', state = ''] = panel.measures
  const hours = bucketsOf(x, data)
  const folded = x === 'hour' && hours.length > MOST_HOURS
  const by = folded ? 'day' : x
  const columnOf = (row: Row) => {
    const value = nameIn(row[x]) ?? ''
    return folded ? formatLocalMinute(Date.parse(value), data.window.zone).slice(0, 10) : bucketKey(x, value)
  }
  const columns = folded ? daysOf(hours, data.window.zone) : hours
  const groups = groupBy(data.rows, (row) => `${nameIn(row[y]) ?? ''}\u0000${columnOf(row)}`)
  const places = [...groups].map(([key, rows]): HeatPlaceModel => {
    const [row = '', column = ''] = key.split('\u0000')
    const cell = cellOver(rows.map((each) => each[measure]))
    const before = cellOver(rows.map((each) => beforeIn(each, measure)))
    return {
      row,
      column,
      cell,
      before,
      state: rows.reduce((sum, each) => sum + (numberIn(each[state]) ?? 0), 0),
    }
  })
  const machines = new Set([...known, ...places.map(({ row }) => row)])
  return {
    by,
    columns,
    rows: [...machines].sort(),
    places,
    totals: totalsOf(data.rows, y, measure),
    scale: scaleOf(places),
  }
}

function cellOver(cells: readonly (Cell | undefined)[]): RatioCell | number | null {
  const only = cells[0]
  return cells.length === 1 && (isRatioCell(only) || typeof only === 'number') ? only : ratioOver(cells)
}

/** The changes of a map, about a middle of no change. */
export function changeScale(
  places: readonly HeatPlaceModel[],
  better: 'higher' | 'lower',
): { min: number; max: number; diverging: 'higher' | 'lower' } {
  const sizes = places.map(({ cell, before }) => Math.abs(changeOf(cell, before)?.delta ?? 0))
  const most = Math.max(...sizes, 0) || 1
  return { min: -most, max: most, diverging: better }
}

function groupBy(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

function daysOf(hours: readonly Bucket[], zone: string): readonly Bucket[] {
  const days = new Set(hours.map(({ at }) => formatLocalMinute(at ?? 0, zone).slice(0, 10)))
  return [...days].map((value) => ({ value, at: null }))
}

function totalsOf(rows: readonly Row[], y: string, measure: string): ReadonlyMap<string, RatioCell> {
  const groups = groupBy(rows, (row) => nameIn(row[y]) ?? '')
  const totals = [...groups].flatMap(([key, list]) => {
    const total = ratioOver(list.map((row) => row[measure]))
    return total ? [[key, total] as const] : []
  })
  return new Map(totals)
}

function scaleOf(places: readonly HeatPlaceModel[]): { min: number; max: number } {
  const values = places.flatMap(({ cell }) => numberIn(cell) ?? [])
  if (values.length === 0) return { min: 0, max: 1 }
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const step = high > 20 ? 5 : 1
  return { min: Math.floor(low / step) * step, max: Math.max(1, Math.ceil(high / step) * step) }
}
