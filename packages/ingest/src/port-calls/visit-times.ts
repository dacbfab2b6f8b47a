import { boundariesInside, type VisitTimeCategory, type VisitTimeFact } from '@quaywise/domain'
import type { Interval } from './stays.ts'

type Owner = Pick<VisitTimeFact, 'terminal_id' | 'visit_id' | 'source' | 'version'>

/** The parts of one stay or wait, split at the local hours and shift starts of the terminal. */
export const visitTimes = (
  owner: Owner,
  category: VisitTimeCategory,
  berthId: string,
  { from, to }: Interval,
  zone: string,
): readonly VisitTimeFact[] => {
  const edges = [from, ...boundariesInside(from, to, zone), to]
  return edges.slice(0, -1).map((startedAt, i) => ({
    ...owner,
    berth_id: berthId,
    category,
    started_at: startedAt,
    ended_at: edges[i + 1] ?? to,
  }))
}
