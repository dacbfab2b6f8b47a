import type { DataColumn } from './table-props.ts'

/** The columns to show: pinned ones first, then the chosen ones in their own order; no choice shows all. */
export function shownColumns<Row>(
  columns: readonly DataColumn<Row>[],
  visible: readonly string[] | undefined,
): DataColumn<Row>[] {
  const chosen =
    visible === undefined
      ? columns
      : columns.filter((each) => each.pinned === true || visible.includes(each.key))
  return [...chosen.filter((each) => each.pinned === true), ...chosen.filter((each) => each.pinned !== true)]
}

/** Switches one column on or off, keeping the columns' own order. */
export function toggleColumn<Row>(
  columns: readonly DataColumn<Row>[],
  visible: readonly string[],
  key: string,
): string[] {
  const next = new Set(visible)
  if (!next.delete(key)) next.add(key)
  return columns.map((each) => each.key).filter((each) => next.has(each))
}
