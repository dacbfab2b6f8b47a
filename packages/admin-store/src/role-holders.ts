import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** A person who has a role. */
export interface RoleHolder {
  id: string
  username: string
  name: string
  isAdmin: boolean
  disabled: boolean
}

/** The people who have a role, by user name. */
export async function roleHolders(db: Kysely<Schema>, roleId: string): Promise<RoleHolder[]> {
  const rows = await db
    .selectFrom('userRole')
    .innerJoin('userAccount', 'userAccount.id', 'userRole.userId')
    .select(['userAccount.id', 'username', 'name', 'isAdmin', 'disabled'])
    .where('userRole.roleId', '=', roleId)
    .orderBy('usernameKey')
    .execute()
  return rows.map((row) => ({ ...row, isAdmin: row.isAdmin === 1, disabled: row.disabled === 1 }))
}
