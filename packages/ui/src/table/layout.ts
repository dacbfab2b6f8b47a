import type { DataColumn } from './table-props.ts'

/** How a reader set up the columns: the shown ones in their order, the pinned ones first, widths in px. */
export type TableLayout = {
  readonly shown: readonly string[]
  readonly pinned: readonly string[]
  readonly widths: Readonly<Record<string, number>>
}

/** The least and the greatest width of a column, px. */
export const leastWidth = 56
export const mostWidth = 640

/** The columns to show with a layout: pinned ones first, the others in the reader's order, each with what follows it. */
export function laidOut<Row>(columns: readonly DataColumn<Row>[], layout: TableLayout): DataColumn<Row>[] {
  const known = new Map(columns.map((column) => [column.key, column]))
  const pinned = new Set(layout.pinned)
  const keys = [...layout.pinned, ...layout.shown.filter((key) => !pinned.has(key))]
  return keys.flatMap((key) => {
    const column = known.get(key)
    const beside = columns.filter(({ follows }) => follows === key)
    const own = (each: DataColumn<Row>) => ({
      ...each,
      pinned: pinned.has(key),
      width: layout.widths[each.key] ?? each.width,
    })
    return column ? [column, ...beside].map(own) : []
  })
}

/** Moves a column one place among the shown ones; it stays where there is no further. */
export function moved(layout: TableLayout, key: string, step: -1 | 1): TableLayout {
  const list = layout.pinned.includes(key) ? 'pinned' : 'shown'
  const keys = [...layout[list]]
  const at = keys.indexOf(key)
  const to = at + step
  const other = keys[to]
  if (at < 0 || other === undefined) return layout
  keys[at] = other
  keys[to] = key
  return { ...layout, [list]: keys }
}

/** Shows or hides a column; a shown one comes last, a hidden one is pinned no more. */
export function toggled({ shown, pinned, widths }: TableLayout, key: string): TableLayout {
  const visible = shown.includes(key) || pinned.includes(key)
  const without = (keys: readonly string[]) => keys.filter((each) => each !== key)
  return { shown: visible ? without(shown) : [...shown, key], pinned: without(pinned), widths }
}

/** Pins a column to the edge where rows begin, or lets it go: then it is the first that scrolls. */
export function pinToggled({ shown, pinned, widths }: TableLayout, key: string): TableLayout {
  const without = (keys: readonly string[]) => keys.filter((each) => each !== key)
  return pinned.includes(key)
    ? { shown: [key, ...without(shown)], pinned: without(pinned), widths }
    : { shown: without(shown), pinned: [...pinned, key], widths }
}

/** A column of that width, within what can be read. */
export const resized = (layout: TableLayout, key: string, width: number): TableLayout => ({
  ...layout,
  widths: { ...layout.widths, [key]: Math.round(Math.max(leastWidth, Math.min(mostWidth, width))) },
})
