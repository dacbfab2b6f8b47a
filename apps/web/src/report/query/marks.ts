import type { Mark, Marks } from '@quaywise/contract'
import { plain } from './address.ts'

const PREFIX = 'marks.'
/** A value that is not told. No text is written so: its sign would be escaped. */
const UNTOLD = '%'

/** What was chosen on a page, by its address. */
export function marksOfQuery(query: Readonly<Record<string, string>>): Marks {
  const found = Object.entries(query).flatMap(([key, text]) => {
    const values = text.split(',').filter(Boolean)
    return key.startsWith(PREFIX) && values.length > 0
      ? [[key.slice(PREFIX.length), values.map((each) => (each === UNTOLD ? null : plain(each)))] as const]
      : []
  })
  return Object.fromEntries(found)
}

/** The change of an address from some marks to others. */
export function queryOfMarks(before: Marks, after: Marks): Readonly<Record<string, string | undefined>> {
  const gone = Object.keys(before).map((dimension) => [PREFIX + dimension, undefined] as const)
  const kept = Object.entries(after).flatMap(([dimension, values]) =>
    values.length > 0 ? [[PREFIX + dimension, values.map(packed).join(',')] as const] : [],
  )
  return { ...Object.fromEntries(gone), ...Object.fromEntries(kept) }
}

const packed = (value: string | number | null): string =>
  value === null ? UNTOLD : encodeURIComponent(String(value))

/** Restricts the page to a mark: each of its dimensions to its value alone. */
export const withMark = (marks: Marks, mark: Mark): Marks => ({
  ...marks,
  ...Object.fromEntries(Object.entries(mark).map(([dimension, value]) => [dimension, [value]])),
})

/** Takes one value of one dimension back. */
export function withoutMark(marks: Marks, dimension: string, value: string | number | null): Marks {
  const left = (marks[dimension] ?? []).filter((each) => each !== value)
  const others = Object.entries(marks).filter(([each]) => each !== dimension)
  return Object.fromEntries(left.length > 0 ? [...others, [dimension, left]] : others)
}
