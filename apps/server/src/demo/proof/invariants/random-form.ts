import type { Filters } from '../filters.ts'
import { HOUR, SPAN } from '../loaded-terminal.fixture.ts'

/** The fields of a page's form that keep dimensions to some of their values. */
const FIELDS = {
  trunkBranchLine: 'trunk_branch',
  distinguishSelectedShip: 'own_ship',
  opMode: 'op',
  vesselVoyage: 'visit',
  line: 'line',
  equipment: 'crane',
  block: 'block',
} as const

const MINUTE = 60_000

const localMinute = (at: number): string =>
  new Date(at + 8 * HOUR).toISOString().slice(0, 16).replace('T', ' ')

/** A random form of a page: whole minutes, as people give them, and the same as a window and restrictions. */
export const randomForm = (filters: Filters, hours: number) => {
  const from = SPAN.from + MINUTE * filters.draw.whole(0, (SPAN.to - SPAN.from) / MINUTE)
  const last = from + MINUTE * filters.draw.whole(0, hours * 60)
  const restrictions = filters.restrictions(Object.values(FIELDS))
  const fields = Object.entries(FIELDS).flatMap(([field, dimension]) => {
    const restriction = restrictions.find((each) => each.dimension === dimension)
    return restriction ? [[field, restriction.values] as const] : []
  })
  return {
    window: { from, to: last + MINUTE },
    restrictions,
    /** The fields given, with their dimensions. */
    given: Object.entries(FIELDS).filter(([field]) => fields.some(([known]) => known === field)),
    form: { startTime: localMinute(from), endTime: localMinute(last), ...Object.fromEntries(fields) },
  }
}
