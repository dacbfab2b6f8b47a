import type { VesselVisitFact, VisitStamp } from '@quaywise/domain'
import { holdingWord, type ToldWord } from './told-word.ts'

/** Columns that no actual ever fills: any word on them beats a value that no word told. */
const NEVER_ACTUAL: readonly VisitStamp[] = ['eta', 'etb', 'etc_plan', 'etd']
/** What every call passes through, in this order. */
const PASSED = ['ata', 'atb', 'all_fast', 'first_lift', 'last_lift', 'atd'] as const

/** Whether a stamp of a call has happened, as far as is known. */
export const isActual = (visit: VesselVisitFact, words: readonly ToldWord[], stamp: VisitStamp): boolean => {
  const at = visit[stamp]
  if (at === null || NEVER_ACTUAL.includes(stamp)) return false
  const told = words.find((word) => word.stamp === stamp && word.at === at)
  return told === undefined || holdingWord(words, stamp)?.classifier === 'ACT'
}

/** A call whose words on some stamps changed: what is known otherwise is never overwritten by less. */
export const movedVisit = (
  visit: VesselVisitFact,
  before: readonly ToldWord[],
  after: readonly ToldWord[],
  stamps: readonly VisitStamp[],
): VesselVisitFact => {
  const moved = { ...visit }
  for (const stamp of stamps) moved[stamp] = stampNow(visit, before, after, stamp)
  const byBerthing = visit.counted_at !== null && visit.counted_at === visit.atb && visit.atd !== visit.atb
  const { atb, etb, ata, eta } = moved
  return withQuality(
    {
      ...moved,
      counted_at: byBerthing ? atb : moved.atd,
      sort_at: atb ?? etb ?? ata ?? eta ?? firstStamp(moved) ?? visit.sort_at,
    },
    after,
  )
}

const stampNow = (
  visit: VesselVisitFact,
  before: readonly ToldWord[],
  after: readonly ToldWord[],
  stamp: VisitStamp,
): number | null => {
  const value = visit[stamp]
  const foreign = value !== null && !before.some((word) => word.stamp === stamp && word.at === value)
  const holding = holdingWord(after, stamp)
  if (holding === null) return foreign ? value : null
  if (foreign && holding.classifier !== 'ACT' && !NEVER_ACTUAL.includes(stamp)) return value
  return holding.at
}

const firstStamp = (visit: VesselVisitFact): number | null => {
  const known = [visit.pbp, visit.all_fast, visit.first_lift, visit.last_lift, visit.etd, visit.atd]
  const told = known.filter((at) => at !== null)
  return told.length > 0 ? Math.min(...told) : null
}

/** Stamps before the last that happened should be there; the share of them that is, 100 while none is due. */
const withQuality = (visit: VesselVisitFact, words: readonly ToldWord[]): VesselVisitFact => {
  if (!/^(dcsa|tic40)$/.test(visit.source))
    return { ...visit, missing_stamps: visit.missing_stamps.filter((stamp) => visit[stamp] === null) }
  const last = PASSED.findLastIndex((stamp) => isActual(visit, words, stamp))
  const due = PASSED.slice(0, last + 1)
  const missing = due.filter((stamp) => !isActual(visit, words, stamp))
  const share = due.length === 0 ? 1 : (due.length - missing.length) / due.length
  return { ...visit, missing_stamps: missing, quality: Math.round(100 * share) }
}
