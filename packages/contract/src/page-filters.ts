import type { InquireParam } from './analysis.ts'
import { SCOPES } from './scopes.ts'

/** The lists of a search form as an address has them, and what each holds where the address is silent. */
const LISTS = {
  trunkBranchLine: ['TRUNK'],
  distinguishSelectedShip: ['OWN'],
  vesselVoyage: [],
  line: [],
  equipment: [],
  block: [],
  opMode: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

const plain = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const unpack = (text: string): string[] => text.split(',').filter(Boolean).map(plain)

/**
 * The filters that the address of a page means, in the period given: what a page would ask for by itself.
 * Only filters that the page has are taken; choices narrower in time than the period are left out.
 */
export const inquiryOfState = (
  query: Readonly<Record<string, string>>,
  page: { readonly path: string; readonly filters: readonly string[] },
  period: { readonly startTime: string; readonly endTime: string },
): InquireParam => {
  const lists = Object.entries(LISTS).flatMap(([field, usual]) => {
    const values = query[field] === undefined ? [...usual] : unpack(query[field])
    return page.filters.includes(field) && values.length > 0 ? [[field, values] as const] : []
  })
  const moved = query.startTime !== period.startTime || query.endTime !== period.endTime
  const scopes = moved ? [] : SCOPES.filter((scope) => page.filters.includes(scope))
  const times = scopes.flatMap((scope) => {
    const [start, end] = [query[`${scope}StartTime`], query[`${scope}EndTime`]]
    return start && end ? [[`${scope}StartTime`, start] as const, [`${scope}EndTime`, end] as const] : []
  })
  return {
    startTime: period.startTime,
    endTime: period.endTime,
    visitedPage: page.path,
    ...Object.fromEntries(lists),
    ...Object.fromEntries(times),
  }
}
