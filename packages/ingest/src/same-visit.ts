import type { VesselVisitFact } from '@quaywise/domain'
import type { StoredVisit } from './ports.ts'

/** Whether two tellings of a call say the same, whatever their versions and the order of their parts. */
export const saysTheSame = (a: StoredVisit, b: StoredVisit): boolean => contentOf(a) === contentOf(b)

const contentOf = ({ visit, times }: StoredVisit): string =>
  JSON.stringify([
    Object.entries(visit ? comparable(visit) : {}).sort(([a], [b]) => (a < b ? -1 : 1)),
    times
      .map((part) => [part.started_at, part.ended_at, part.category, part.berth_id, part.source].join(' '))
      .sort(),
  ])

// Lengths pass through 32-bit floats in the store.
const float = (value: number | null): number | null => (value === null ? null : Math.fround(value))

const comparable = (visit: VesselVisitFact): VesselVisitFact => ({
  ...visit,
  loa_m: float(visit.loa_m),
  berth_from_m: float(visit.berth_from_m),
  berth_to_m: float(visit.berth_to_m),
  version: 0,
})
