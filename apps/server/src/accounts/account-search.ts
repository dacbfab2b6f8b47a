import { type AdminStore, type UserListRequest, type UserSortKey, withBelow } from '@quaywise/admin-store'
import { ACCOUNT_SORTS, type AccountSearch } from '@quaywise/contract'

const isSortKey = (key: string): key is UserSortKey => ACCOUNT_SORTS.some((known) => known === key)

const sorterOf = (sorter: AccountSearch['sorter'] = {}): UserListRequest['sorter'] =>
  Object.entries(sorter).flatMap(([key, order]) => (isSortKey(key) && order ? [{ key, order }] : []))

/** A search of a call as the store takes it; a department means also those below it. */
export const searchOf = async (
  admin: AdminStore,
  { text, name, departmentId, state, sorter, ...rest }: AccountSearch,
  now: Date,
): Promise<Pick<UserListRequest, 'sorter' | 'filter'>> => {
  const below =
    departmentId === undefined ? undefined : withBelow(await admin.departments.list(), departmentId)
  const filter = {
    ...rest,
    text: text || name,
    departmentIds: below && [...below],
    state: state && { is: state, at: now },
  }
  return { filter, sorter: sorterOf(sorter) ?? [] }
}
