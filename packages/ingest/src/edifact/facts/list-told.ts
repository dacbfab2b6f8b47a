import type { LoadListFact } from '@quaywise/domain'

/** What lists say of one entry: of which list it is, its version, when that was made, whether it was whole, and holds. */
type EntryTold = readonly [list: string, version: number, listedAt: number, whole: 0 | 1, listed: 0 | 1]

/** The entries of the lists of a call by operation and entry, each as the newest message told it. */
export type ListTold = Readonly<Record<string, EntryTold>>

const entryOf = ({ list_no, version, listed_at, whole, state }: LoadListFact): EntryTold => [
  ...([list_no, version, listed_at, whole] as const),
  state === 'LISTED' ? 1 : 0,
]

/** The lists with more entries: of each the newer telling stands. */
export const withEntries = (lists: ListTold, rows: readonly LoadListFact[]): ListTold => {
  const entries = new Map(Object.entries(lists))
  for (const row of rows) {
    const key = `${row.op} ${row.entry}`
    const [known, told] = [entries.get(key), entryOf(row)]
    if (!known || isOver(told, known)) entries.set(key, told)
  }
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Whether a telling of an entry takes the place of another: one without a date that came in twice does not. */
const isOver = (a: EntryTold, b: EntryTold): boolean => {
  const [one, other] = [a, b].map(([list, , ...rest]) => JSON.stringify([list, ...rest]))
  return one !== other && (a[1] === b[1] ? String(one) > String(other) : a[1] > b[1])
}

/**
 * How many boxes the lists that hold have for an operation: what a newer whole list of the same number has not is out,
 * what is taken back does not count. The same as `listed_boxes`.
 */
export const boxesListed = (lists: ListTold, op: 'LOAD' | 'DISC'): number => {
  const entries = Object.entries(lists)
    .filter(([key]) => key.startsWith(`${op} `))
    .map(([, entry]) => entry)
  const renewed = new Map<string, number>()
  for (const [list, , at, whole] of entries)
    if (whole === 1) renewed.set(list, Math.max(renewed.get(list) ?? 0, at))
  return entries.filter(([list, , at, , listed]) => listed === 1 && at >= (renewed.get(list) ?? 0)).length
}
