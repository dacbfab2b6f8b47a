import type { ContainerVisitFact } from '@quaywise/domain'
import { type BoxWord, bySaid } from './box-word.ts'
import { layOnOwn } from './own-stays.ts'
import { repeats, type StayEvent } from './stay-told.ts'

/** A word that is the end of a stay. */
export type EndWord = BoxWord & { readonly event: StayEvent }

/** A stay with the words that tell of it; `own` where the terminal's own records tell it too. */
export type BoxStay = {
  readonly id: string
  readonly own: ContainerVisitFact | null
  readonly words: readonly EndWord[]
}

type Ends = { readonly ins: EndWord[]; readonly outs: EndWord[] }

const isEnd = (word: BoxWord): word is EndWord => word.event !== null
const isLive = ({ cancels }: BoxWord): boolean => !cancels

/**
 * The stays that the words of a container make, which hold, and those of the terminal's own records. They follow from
 * all words by the time of what was done, not of its telling. The first stay has the number of its container as id,
 * others the event that began them; `isFirst` is false where older ones are forgotten.
 */
export const staysOf = (
  containerNo: string,
  words: readonly BoxWord[],
  { own, isFirst }: { readonly own: readonly ContainerVisitFact[]; readonly isFirst: boolean },
): readonly BoxStay[] => {
  const laid = layOnOwn(words.filter(isEnd), own)
  const paired = pair(laid.rest).map(({ ins, outs }, i): BoxStay => {
    const plain = i === 0 && own.length === 0 && isFirst
    return { id: plain ? containerNo : stayIdOf(containerNo, ins, outs), own: null, words: [...ins, ...outs] }
  })
  return [...laid.stays, ...paired]
}

const pair = (words: readonly EndWord[]): readonly Ends[] => {
  const stays: Ends[] = []
  const rest = words.toSorted((a, b) => a.event.at - b.event.at || bySaid(a, b))
  while (rest.length > 0) {
    const last = stays.at(-1)
    const isOpen = last !== undefined && !last.outs.some(isLive)
    const [next] = rest.splice(placeOfNext(rest, isOpen ? 'OUT' : 'IN'), 1)
    if (!next) break
    const { end } = next.event
    const stay =
      last && (end === 'IN' ? comesIn(last, next) : leaves(last, next)) ? last : { ins: [], outs: [] }
    if (stay !== last) stays.push(stay)
    ;(end === 'IN' ? stay.ins : stay.outs).push(next)
  }
  return stays
}

/** Of words on one instant: first the one that goes on with what stands. */
const placeOfNext = (rest: readonly EndWord[], end: StayEvent['end']): number =>
  Math.max(
    0,
    rest.findIndex(({ event }) => event.at === rest[0]?.event.at && event.end === end),
  )

/** Whether an arrival belongs to the last stay: it is told again, or an earlier one was taken back. */
const comesIn = ({ ins, outs }: Ends, { event }: EndWord): boolean => {
  if (outs.some(isLive)) return false
  const live = ins.filter(isLive)
  return live.length === 0 || live.some((word) => repeats(word.event, event))
}

const leaves = ({ outs }: Ends, { event }: EndWord): boolean => {
  const live = outs.filter(isLive)
  return live.length === 0 || live.some((word) => repeats(word.event, event))
}

/** The id of a stay by the event that began it: the same event gives the same. */
const stayIdOf = (containerNo: string, ins: readonly EndWord[], outs: readonly EndWord[]): string => {
  const all = ins.length > 0 ? ins : outs
  const { event } = all.find(isLive) ?? all[0] ?? { event: null }
  if (event === null) return containerNo
  return `${containerNo}.${event.end.toLowerCase()}.${event.visitId || new Date(event.at).toISOString().slice(0, 10)}`
}
