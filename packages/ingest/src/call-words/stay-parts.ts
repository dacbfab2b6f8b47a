import type { VesselVisitFact, VisitTimeCategory, VisitTimeFact } from '@quaywise/domain'
import { visitTimes } from '../port-calls/visit-times.ts'
import { isActual } from './moved-visit.ts'
import type { ToldWord } from './told-word.ts'

const CHAIN = [
  ['ata', 'WAIT'],
  ['atb', 'MOORING'],
  ['all_fast', 'STARTUP'],
  ['first_lift', 'OPERATION'],
  ['last_lift', 'FINISH'],
  ['atd', null],
] as const

/**
 * The parts of a stay that the stamps of its call tell, as far as they have happened. Where a stamp between two
 * others is missing the ship lay at berth, doing nobody knows what; a stay that ends before it begins has no parts.
 */
export const stayParts = (
  visit: VesselVisitFact,
  words: readonly ToldWord[],
  zone: string,
): readonly VisitTimeFact[] => {
  const known = CHAIN.flatMap(([stamp, category], place) => {
    const at = visit[stamp]
    return at !== null && isActual(visit, words, stamp) ? [{ at, category, place }] : []
  })
  const { terminal_id, visit_id, source, version } = visit
  return known.slice(0, -1).flatMap(({ at, category, place }, i) => {
    const next = known[i + 1]
    const told: VisitTimeCategory | null = next?.place === place + 1 ? category : place > 0 ? 'BERTH' : null
    if (!next || told === null || next.at <= at) return []
    const berth = told === 'WAIT' ? '' : visit.berth_id
    const owner = { terminal_id, visit_id, source, version }
    return visitTimes(owner, told, berth, { from: at, to: next.at }, zone)
  })
}
