import type { HeatCell, HeatMapProps, HeatRow } from './heat-props.ts'

/** A run of neighbouring rows that belong together, as a start place and a count. */
export type RowGroup = { label: string; start: number; count: number }

/** Finds runs of neighbouring rows with the same group; rows without a group belong to none. */
export function rowGroups(rows: readonly HeatRow[]): RowGroup[] {
  const groups: RowGroup[] = []
  rows.forEach((row, index) => {
    if (row.group === undefined) return
    const last = groups.at(-1)
    if (last !== undefined && last.label === row.group && last.start + last.count === index) last.count += 1
    else groups.push({ label: row.group, start: index, count: 1 })
  })
  return groups
}

/** Names a cell by its row and column. */
export function cellKey(row: string, column: string): string {
  return `${row}\u0000${column}`
}

/** Arranges the cells by name, so that each place of the map finds its own. */
export function cellsByKey(cells: readonly HeatCell[]): ReadonlyMap<string, HeatCell> {
  return new Map(cells.map((cell) => [cellKey(cell.row, cell.column), cell]))
}

/** Leaves only the rows in which at least one cell has a value. */
export function rowsWithData(rows: readonly HeatRow[], cells: readonly HeatCell[]): readonly HeatRow[] {
  const filled = new Set(cells.filter((cell) => cell.value !== null).map((cell) => cell.row))
  return rows.filter((row) => filled.has(row.key))
}

/** Whether the columns run against the page's direction: time on right-to-left pages. */
export function runsAgainst({
  direction,
  columnKind = 'time',
}: Pick<HeatMapProps, 'direction' | 'columnKind'>): boolean {
  return direction === 'rtl' && columnKind === 'time'
}

/** The line of the grid on which a column stands, behind the two lines of groups and row names. */
export function columnLine(
  map: Pick<HeatMapProps, 'direction' | 'columnKind' | 'columns'>,
  index: number,
): number {
  return 3 + (runsAgainst(map) ? map.columns.length - 1 - index : index)
}

/** A place in the map. */
export type HeatPlace = { row: number; column: number }

/** Moves over the map with the arrow keys, Home and End; returns the same place for any other key. */
export function movePlace(
  place: HeatPlace,
  key: string,
  rows: number,
  columns: number,
  rtl = false,
): HeatPlace {
  const steps: Record<string, [number, number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, rtl ? 1 : -1],
    ArrowRight: [0, rtl ? -1 : 1],
    Home: [0, -columns],
    End: [0, columns],
  }
  const step = steps[key]
  if (step === undefined) return place
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))
  return { row: within(place.row + step[0], rows), column: within(place.column + step[1], columns) }
}
