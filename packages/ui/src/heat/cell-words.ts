import type { HeatCell, HeatMapProps } from './heat-props.ts'

/** Says a cell's value with unit, its state and its note; without a value the reason, or the words for "no data". */
export function cellWords(
  cell: HeatCell | undefined,
  { labels = {}, unit }: Pick<HeatMapProps, 'labels' | 'unit'>,
  write: (value: number) => string,
): string {
  const state = cell?.state === undefined ? undefined : labels[cell.state]
  const value = cell?.value ?? null
  const amount = value === null ? undefined : `${write(value)} ${unit}`
  const parts = [amount, state, cell?.note].filter((part) => part !== undefined)
  return parts.length === 0 ? (labels.noData ?? '–') : parts.join(' · ')
}
