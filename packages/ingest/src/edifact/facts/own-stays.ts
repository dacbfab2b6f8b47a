import type { ContainerVisitFact } from '@quaywise/domain'
import type { BoxStay, EndWord } from './box-stays.ts'
import { repeats, type StayEvent } from './stay-told.ts'

/** Lays words to the stays that the terminal's own records tell: to an end that they tell too, else to one that is open. */
export const layOnOwn = (
  words: readonly EndWord[],
  own: readonly ContainerVisitFact[],
): { readonly stays: readonly BoxStay[]; readonly rest: readonly EndWord[] } => {
  let rest = words.toSorted((a, b) => a.event.at - b.event.at || (a.id < b.id ? -1 : 1))
  const stays = own.toSorted(byTime).map((stay): BoxStay => {
    const told = rest.filter(({ event }) => isTold(stay, event))
    const left = rest.filter((word) => !told.includes(word))
    const into = arrivalFor(stay, left)
    const from = stay.arrived_at ?? into?.event.at ?? null
    const out = stay.left_at === null ? left.find((word) => canLeave(stay, word, from)) : undefined
    const mine = [...told, ...(into ? [into] : []), ...(out ? [out] : [])]
    rest = rest.filter((word) => !mine.includes(word))
    return { id: stay.unit_id, own: stay, words: mine }
  })
  return { stays, rest }
}

const byTime = (a: ContainerVisitFact, b: ContainerVisitFact): number =>
  (a.arrived_at ?? a.left_at ?? 0) - (b.arrived_at ?? b.left_at ?? 0) || (a.unit_id < b.unit_id ? -1 : 1)

const endOf = (stay: ContainerVisitFact, end: StayEvent['end']) =>
  end === 'IN'
    ? { at: stay.arrived_at, visitId: stay.in_visit_id, mode: stay.in_mode }
    : { at: stay.left_at, visitId: stay.out_visit_id, mode: stay.out_mode }

const isTold = (stay: ContainerVisitFact, event: StayEvent): boolean => {
  const { at, visitId, mode } = endOf(stay, event.end)
  if (at === null) return false
  return (visitId !== '' && visitId === event.visitId) || repeats({ at, visitId, mode }, event)
}

/** Whether an open end of a stay may be this one: it is not planned for another call. */
const isOpenFor = (stay: ContainerVisitFact, { event }: EndWord): boolean => {
  const { at, visitId } = endOf(stay, event.end)
  return at === null && (visitId === '' || event.visitId === '' || visitId === event.visitId)
}

const arrivalFor = (stay: ContainerVisitFact, words: readonly EndWord[]): EndWord | undefined => {
  const could = words.filter((word) => word.event.end === 'IN' && isOpenFor(stay, word))
  const until = stay.left_at
  return until === null ? could[0] : could.findLast(({ event }) => event.at <= until)
}

const canLeave = (stay: ContainerVisitFact, word: EndWord, from: number | null): boolean =>
  word.event.end === 'OUT' && isOpenFor(stay, word) && word.event.at >= (from ?? word.event.at)
