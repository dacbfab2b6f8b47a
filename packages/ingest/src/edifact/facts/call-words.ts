import type { Epoch, VesselVisitFact, VisitStamp } from '@quaywise/domain'
import { isObject, type JsonValue } from '../../json/value.ts'
import type { CallTold } from './call-told.ts'
import type { Filling } from './filling.ts'
import type { ListTold } from './list-told.ts'

/** What was said of one thing, and when: what was written later is right, of two at once the greater. */
type Said = readonly [value: string | number, said: number]

/** All that messages said of a call. It grows the same way in whatever order they come. */
export type CallWords = {
  readonly said: Readonly<Record<string, Said>>
  /** The earliest instant at which any message places the call; null for none. */
  readonly near: Epoch | null
  readonly firstLift: Epoch | null
  readonly lastLift: Epoch | null
  readonly lists: ListTold
  /** What messages filled in of the call, by column. */
  readonly filled: Filling
}

const NO_WORDS: CallWords = {
  ...{ said: {}, near: null, firstLift: null, lastLift: null, lists: {}, filled: {} },
}

/** The memory under which the words of messages on a call are kept. */
export const callKey = (visitId: string) => ({ kind: 'VOYAGE', name: visitId }) as const

/** What a memory holds. */
export const callWordsOf = (told: JsonValue | undefined): CallWords =>
  // Only this folder wrote it.
  isObject(told) ? { ...NO_WORDS, ...(told as unknown as CallWords) } : NO_WORDS

const later = (a: Said | undefined, b: Said, dated: boolean): Said => {
  if (!a) return b
  // A message that does not say when it was written came in twice: the first time counts.
  if (!dated && a[0] === b[0]) return a
  if (a[1] !== b[1]) return a[1] > b[1] ? a : b
  return a[0] >= b[0] ? a : b
}

const least = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b)
const most = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b)

/** What is said with what a message says besides. */
export const withMessage = (
  words: CallWords,
  { names, bound, line, stamps, version, dated }: CallTold,
): CallWords => {
  const voyage = bound === 'IN' ? 'voyage_in' : bound === 'OUT' ? 'voyage_out' : 'voyage'
  const told = { vessel: names.vessel, imo: names.imo, [voyage]: names.voyage, line, ...stamps }
  const said = { ...words.said }
  for (const [column, value] of Object.entries(told))
    if (value !== null && value !== undefined && value !== '')
      said[column] = later(said[column], [value, version], dated)
  return { ...words, said, near: least(words.near, names.near ?? version) }
}

/** What is said with a lift besides. */
export const withLiftAt = (words: CallWords, at: Epoch): CallWords => ({
  ...words,
  firstLift: least(words.firstLift, at),
  lastLift: most(words.lastLift, at),
})

/** What messages say for a column that the call itself leaves empty. */
export const columnsSaid = ({ said }: CallWords): Partial<VesselVisitFact> => {
  const { voyage, ...columns } = said
  const told: Record<string, string | number> = {}
  for (const [column, [value]] of Object.entries(columns)) told[column] = value
  // A voyage of no direction is that of the arrival, unless one is told for it.
  if (voyage && told.voyage_in === undefined && told.voyage_out !== voyage[0]) told.voyage_in = voyage[0]
  // Its columns are those of `withMessage`.
  return told as Partial<VesselVisitFact> & Partial<Record<VisitStamp, number>>
}
