import { type SelectQueryBuilder, sql } from 'kysely'
import type { Connection, Tx } from './connection.ts'
import { toStored } from './instant.ts'
import { type Page, type PageRequest, pageBounds } from './page.ts'
import type { Schema } from './schema.ts'
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
  validFrom: 'validFrom',
  validUntil: 'validUntil',
} as const

/** The columns by which accounts can be sorted. */
export type UserSortKey = keyof typeof sortable

/** Whether an account may sign in: enabled and within its dates, disabled, not yet, or no longer. */
export type UserState = 'active' | 'disabled' | 'waiting' | 'expired'

/** What accounts are looked for by; all of it must hold. Texts are found anywhere, without regard to case. */
export interface UserFilter {
  /** In the user name, the name, the e-mail or the mobile. */
  text?: string | undefined
  username?: string | undefined
  mobile?: string | undefined
  disabled?: boolean | undefined
  isAdmin?: boolean | undefined
  roleId?: string | undefined
  /** In any of these departments. */
  departmentIds?: readonly string[] | undefined
  state?: { readonly is: UserState; readonly at: Date } | undefined
}

/** Which accounts, in which order, and which page of them. */
export interface UserListRequest extends PageRequest {
  sorter?: readonly { key: UserSortKey; order: 'ascend' | 'descend' }[]
  filter?: UserFilter
}

type Found = SelectQueryBuilder<Schema, 'userAccount', object>

const like = (query: Found, column: 'searchText' | 'usernameKey' | 'mobile', text: string): Found =>
  query.where(sql<boolean>`${sql.ref(column)} like ${containsPattern(text)} escape '\\'`)

function inState(query: Found, { is, at }: NonNullable<UserFilter['state']>): Found {
  if (is === 'disabled') return query.where('disabled', '=', 1)
  const now = toStored(at)
  const enabled = query.where('disabled', '=', 0)
  if (is === 'expired') return enabled.where('validUntil', '<=', now)
  const lasting = enabled.where((of) => of.or([of('validUntil', 'is', null), of('validUntil', '>', now)]))
  if (is === 'waiting') return lasting.where('validFrom', '>', now)
  return lasting.where((of) => of.or([of('validFrom', 'is', null), of('validFrom', '<=', now)]))
}

function belonging(query: Found, { roleId, departmentIds }: UserFilter): Found {
  let found = query
  if (roleId !== undefined) {
    found = found.where('id', 'in', (inner) =>
      inner.selectFrom('userRole').select('userId').where('roleId', '=', roleId),
    )
  }
  if (departmentIds === undefined) return found
  if (departmentIds.length === 0) return found.where(sql<boolean>`1 = 0`)
  return found.where('id', 'in', (inner) =>
    inner.selectFrom('userDepartment').select('userId').where('departmentId', 'in', departmentIds),
  )
}

function matching(connection: Connection, filter: UserFilter = {}, tx: Tx | undefined): Found {
  let query: Found = connection.on(tx).selectFrom('userAccount')
  if (filter.text) query = like(query, 'searchText', filter.text)
  if (filter.username) query = like(query, 'usernameKey', filter.username)
  if (filter.mobile) query = like(query, 'mobile', filter.mobile)
  if (filter.disabled !== undefined) query = query.where('disabled', '=', filter.disabled ? 1 : 0)
  if (filter.isAdmin !== undefined) query = query.where('isAdmin', '=', filter.isAdmin ? 1 : 0)
  if (filter.state) query = inState(query, filter.state)
  return belonging(query, filter)
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
