import type { AccountSearch } from '@quaywise/contract'
import { ACCOUNT_STATES } from '@quaywise/contract/account-states'
import { pageAsked, sortAsked, sorterOf } from '../kit/list-query.ts'

/** The fields of the address that narrow the list. */
export const SEARCH_FIELDS = ['q', 'department', 'role', 'state'] as const

/** What the address says when nothing narrows the list. */
export const NO_FILTERS: Readonly<Record<string, undefined>> = Object.fromEntries(
  [...SEARCH_FIELDS, 'page'].map((field) => [field, undefined]),
)

/** The columns by which the list can be sorted. */
const SORTS = ['username', 'name', 'mobile', 'validUntil', 'lastSignInAt'] as const

/** What the address of the tab asks for, as the calls take it. */
export function searchOf(query: Readonly<Record<string, string>>): AccountSearch {
  const { q, department, role } = query
  const state = ACCOUNT_STATES.find((known) => known === query.state)
  return {
    ...(q ? { text: q } : {}),
    ...(department ? { departmentId: department } : {}),
    ...(role ? { roleId: role } : {}),
    ...(state ? { state } : {}),
    sorter: sorterOf(sortAsked(query, SORTS)),
  }
}

/** The same with the page of the list. */
export const listAsked = (query: Readonly<Record<string, string>>) => ({
  ...searchOf(query),
  ...pageAsked(query),
})
