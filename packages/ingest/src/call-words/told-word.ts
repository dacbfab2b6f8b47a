import type { PortCallEventFact, VisitStamp } from '@quaywise/domain'

/** One word on a stamp of a call, whichever standard it came in. */
export type ToldWord = {
  /** The same word has the same key for ever; a corrected one comes under the same key. */
  readonly key: string
  readonly stamp: VisitStamp
  readonly classifier: PortCallEventFact['classifier']
  readonly at: number
  /** When it was said, by its own word, else when it came in. */
  readonly receivedAt: number
  /** Whether the message itself tells when it was said. */
  readonly dated: boolean
  readonly reportedBy: string
  readonly remark: string
}

const RANK = { ACT: 3, PLN: 2, REQ: 1, EST: 1 } as const

/** The word on a stamp that holds: an actual over a plan over the rest, then the one said last; null for none. */
export const holdingWord = (words: readonly ToldWord[], stamp: VisitStamp): ToldWord | null =>
  words
    .filter((word) => word.stamp === stamp)
    .reduce<ToldWord | null>((best, word) => (best === null || isOver(word, best) ? word : best), null)

const isOver = (word: ToldWord, best: ToldWord): boolean => {
  const [a, b] = [RANK[word.classifier], RANK[best.classifier]]
  if (a !== b) return a > b
  return word.receivedAt === best.receivedAt ? word.key > best.key : word.receivedAt > best.receivedAt
}

/** The words with one more: it takes the place of the one with its key, unless that one was said later. */
export const withWord = (words: readonly ToldWord[], word: ToldWord): readonly ToldWord[] => {
  const before = words.find(({ key }) => key === word.key)
  if (before === undefined) return [...words, word].sort(byTime)
  if (before.dated && word.dated && before.receivedAt > word.receivedAt) return words
  if (saysTheSame(before, word)) return words
  return [...words.filter(({ key }) => key !== word.key), word].sort(byTime)
}

// A word that does not say when it was said came in twice: the first time counts.
const saysTheSame = (a: ToldWord, b: ToldWord): boolean =>
  a.stamp === b.stamp &&
  a.classifier === b.classifier &&
  a.at === b.at &&
  a.remark === b.remark &&
  a.reportedBy === b.reportedBy &&
  (a.receivedAt === b.receivedAt || !b.dated)

const byTime = (a: ToldWord, b: ToldWord): number => a.receivedAt - b.receivedAt || (a.key < b.key ? -1 : 1)
