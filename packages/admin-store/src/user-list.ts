import { sql } from 'kysely'
import type { Connection, Tx } from './connection.ts'
import { type Page, type PageRequest, pageBounds } from './page.ts'
import { type User, userOf } from './user.ts'
import { containsPattern } from './user-search.ts'

const sortable = {
  username: 'usernameKey',
  name: 'name',
  email: 'email',
  mobile: 'mobile',
  createdAt: 'createdAt',
  lastSignInAt: 'lastSignInAt',
  disabled: 'disabled',
} as const

/** The columns by which accounts can be sorted. */
export type UserSortKey = keyof typeof sortable

/** Which accounts, in which order, and which page of them. */
export interface UserListRequest extends PageRequest {
  sorter?: readonly { key: UserSortKey; order: 'ascend' | 'descend' }[]
  filter?: { text?: string; disabled?: boolean; roleId?: string }
}

function matching(connection: Connection, filter: UserListRequest['filter'], tx: Tx | undefined) {
  let query = connection.on(tx).selectFrom('userAccount')
  if (filter?.text) {
    query = query.where(sql<boolean>`search_text like ${containsPattern(filter.text)} escape '\\'`)
  }
  if (filter?.disabled !== undefined) query = query.where('disabled', '=', filter.disabled ? 1 : 0)
  if (filter?.roleId !== undefined) {
    const { roleId } = filter
    query = query.where('id', 'in', (inner) =>
      inner.selectFrom('userRole').select('userId').where('roleId', '=', roleId),
    )
  }
  return query
}

/**
 * One page of the accounts: first filtered, then sorted (empty values last, equal ones by id), then cut.
 * Without a sorter the order is by user name.
 */
export async function listUsers(
  connection: Connection,
  request: UserListRequest,
  tx: Tx | undefined,
): Promise<Page<User>> {
  const { current, pageSize, limit, offset } = pageBounds(request)
  const found = matching(connection, request.filter, tx)
  const { total } = await found.select((count) => count.fn.countAll().as('total')).executeTakeFirstOrThrow()
  const sorter = request.sorter?.length ? request.sorter : [{ key: 'username', order: 'ascend' } as const]
  let sorted = found.selectAll()
  for (const { key, order } of sorter) {
    sorted = sorted.orderBy(sortable[key], (by) => (order === 'ascend' ? by.asc() : by.desc()).nullsLast())
  }
  const rows = await sorted.orderBy('id').limit(limit).offset(offset).execute()
  return { data: rows.map(userOf), total: Number(total), current, pageSize }
}
