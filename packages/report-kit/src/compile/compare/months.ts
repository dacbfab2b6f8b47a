import { monthAt, monthStart } from '@quaywise/domain'
import type { Window } from '../window.ts'

/** So many whole calendar months of a zone, the last of which holds the end of a window. */
export const lastMonths = (count: number, { to }: Window, zone: string): Window => {
  const last = monthAt(to - 1, zone)
  return { from: monthStart(last - count + 1, zone), to: monthStart(last + 1, zone) }
}

/** The year of the last month of a window from its beginning to the end of that month. */
export const yearToDate = ({ to }: Window, zone: string): Window => {
  const last = monthAt(to - 1, zone)
  return { from: monthStart(last - (last % 12), zone), to: monthStart(last + 1, zone) }
}
