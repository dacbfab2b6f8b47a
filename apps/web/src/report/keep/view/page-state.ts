import type { SavedView } from '@quaywise/contract'
import { localPeriodOf, RELATIVE_SPANS, type RelativePeriod, type ShiftCalendar } from '@quaywise/domain'
import type { Query } from '../../query/address.ts'
import type { Period } from '../../query/period.ts'

/** Fields of an address that say where one is, not what one asked. */
const NOT_STATE = new Set(['terminal', 'view', 'live'])

const LOOK_BACK = { shift: 28, day: 14, week: 4, month: 12 } as const

/** The state of a page: its address without where one is, with the period that it shows. */
export function stateOf(query: Query, { startTime, endTime }: Period): Record<string, string> {
  const told = Object.entries(query).filter(([field]) => !NOT_STATE.has(field))
  return { ...Object.fromEntries(told), startTime, endTime }
}

/** The change of an address that brings it to a state; `view` names where the state came from. */
export function patchTo(
  now: Query,
  state: Query,
  view: string | undefined,
): Readonly<Record<string, string | undefined>> {
  const cleared = Object.keys(now).filter((field) => field !== 'terminal')
  return { ...Object.fromEntries(cleared.map((field) => [field, undefined])), ...state, view }
}

/** The state of a view at an instant: a relative period is told in times. */
export function stateOfView(
  { query, period }: Pick<SavedView, 'query' | 'period'>,
  now: string,
  zone: string,
  shifts: ShiftCalendar,
): Query {
  return period === null ? query : { ...query, ...localPeriodOf(period, Date.parse(now), zone, shifts) }
}

/** Tells whether a page shows what a state says. */
export const sameState = (left: Query, right: Query): boolean => {
  const text = (state: Query) =>
    String(new URLSearchParams(Object.entries(state).sort(([a], [b]) => (a < b ? -1 : 1))))
  return text(left) === text(right)
}

/** The way to tell a period relative to now, the nearest span first; null when there is none. */
export function relativeOf(
  { startTime, endTime }: Period,
  now: string,
  zone: string,
  shifts: ShiftCalendar,
): RelativePeriod | null {
  for (const of of RELATIVE_SPANS) {
    for (let back = 0; back <= LOOK_BACK[of]; back += 1) {
      const found = localPeriodOf({ of, back }, Date.parse(now), zone, shifts)
      if (found.startTime === startTime && found.endTime === endTime) return { of, back }
    }
  }
  return null
}
