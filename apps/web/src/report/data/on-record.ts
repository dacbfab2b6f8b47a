import type { PanelData } from '@quaywise/contract'

/** So little of a period may lack: its first record comes a while after it begins. */
const LACKING = 0.05

type Told = Pick<PanelData, 'columns' | 'compare'>

/** Since when a sum is on record, where what it is compared with begins before: part of that is no base. */
export function sinceInCompared({ columns, compare }: Told, measure: string): string | undefined {
  const since = columns.find(({ key }) => key === measure)?.since
  if (since === undefined || !compare) return undefined
  const [start, end] = [Date.parse(compare.start), Date.parse(compare.end)]
  return Date.parse(since) > start + (end - start) * LACKING ? since : undefined
}

/** The latest beginning of records within or after what is compared with; undefined where all of it is on record. */
export const latestSince = (data: Told): string | undefined =>
  data.columns
    .flatMap(({ key }) => sinceInCompared(data, key) ?? [])
    .sort()
    .at(-1)
