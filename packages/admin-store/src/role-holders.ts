import { type Kysely, sql } from 'kysely'
import { type Page, type PageRequest, pageBounds } from './page.ts'
import type { Schema } from './schema.ts'
import { containsPattern } from './user-search.ts'

/** A person who has a role. */
export interface RoleHolder {
  id: string
  username: string
  name: string
  isAdmin: boolean
  disabled: boolean
}

/** Which page of the people who have a role; `text` is looked for in their names. */
export interface HoldersRequest extends PageRequest {
  readonly text?: string | undefined
}

/** A page of the people who have a role, by user name. */
export async function roleHolders(
  db: Kysely<Schema>,
  roleId: string,
  { text, ...page }: HoldersRequest,
): Promise<Page<RoleHolder>> {
  const { current, pageSize, limit, offset } = pageBounds(page)
  const held = db
    .selectFrom('userRole')
    .innerJoin('userAccount', 'userAccount.id', 'userRole.userId')
    .where('userRole.roleId', '=', roleId)
  const found = text ? held.where(sql<boolean>`search_text like ${containsPattern(text)} escape '\\'`) : held
  const { total } = await found.select((count) => count.fn.countAll().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select(['userAccount.id', 'username', 'name', 'isAdmin', 'disabled'])
    .orderBy('usernameKey')
    .limit(limit)
    .offset(offset)
    .execute()
  const data = rows.map((row) => ({ ...row, isAdmin: row.isAdmin === 1, disabled: row.disabled === 1 }))
  return { data, total: Number(total), current, pageSize }
}
