import type { Kysely } from 'kysely'
import type { Account } from './account.ts'
import { type AccountReason, AccountRefused } from './account-refused.ts'
import { brokenRule } from './broken-rule.ts'
import type { Tx } from './connection.ts'
import { fromJson } from './json-text.ts'
import type { Schema } from './schema.ts'
import type { User } from './user.ts'

/** Accounts with their roles by name and their departments, the main one first. */
export async function withBelongings(db: Kysely<Schema>, users: readonly User[]): Promise<Account[]> {
  if (users.length === 0) return []
  const ids = users.map(({ id }) => id)
  const roles = await db
    .selectFrom('userRole')
    .innerJoin('role', 'role.id', 'userRole.roleId')
    .select(['userRole.userId', 'role.id', 'role.name', 'role.labels'])
    .where('userRole.userId', 'in', ids)
    .orderBy('role.name')
    .execute()
  const departments = await db
    .selectFrom('userDepartment')
    .innerJoin('department', 'department.id', 'userDepartment.departmentId')
    .select(['userDepartment.userId', 'department.id', 'department.name'])
    .where('userDepartment.userId', 'in', ids)
    .orderBy('userDepartment.main', 'desc')
    .orderBy('department.name')
    .execute()
  const rolesOf = Map.groupBy(roles, ({ userId }) => userId)
  const departmentsOf = Map.groupBy(departments, ({ userId }) => userId)
  return users.map((user) => ({
    ...user,
    roles: (rolesOf.get(user.id) ?? []).map(({ id, name, labels }) => ({
      id,
      name,
      labels: fromJson(labels),
    })),
    departments: (departmentsOf.get(user.id) ?? []).map(({ id, name }) => ({ id, name })),
  }))
}

async function allExist(tx: Tx, table: 'role' | 'department', ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const found = await tx.selectFrom(table).select('id').where('id', 'in', ids).execute()
  return found.length === ids.length
}

/** Writes rows that refer to others. Throws AccountRefused when one of those went meanwhile. */
export async function referring<T>(reason: AccountReason, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (brokenRule('reference', error) === undefined) throw error
    throw new AccountRefused(reason)
  }
}

/** Gives the user exactly these roles. Throws AccountRefused when one does not exist. */
export async function giveRoles(tx: Tx, userId: string, roleIds: readonly string[]): Promise<void> {
  const ids = [...new Set(roleIds)]
  if (!(await allExist(tx, 'role', ids))) throw new AccountRefused('unknown-role')
  await tx.deleteFrom('userRole').where('userId', '=', userId).execute()
  const rows = ids.map((roleId) => ({ userId, roleId }))
  if (rows.length > 0) await referring('unknown-role', () => tx.insertInto('userRole').values(rows).execute())
}

/** Puts the user into exactly these departments, the first as the main one. Throws AccountRefused when one does not exist. */
export async function giveDepartments(
  tx: Tx,
  userId: string,
  departmentIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(departmentIds)]
  if (!(await allExist(tx, 'department', ids))) throw new AccountRefused('unknown-department')
  await tx.deleteFrom('userDepartment').where('userId', '=', userId).execute()
  const rows = ids.map((departmentId, at) => ({
    userId,
    departmentId,
    main: at === 0 ? (1 as const) : (0 as const),
  }))
  if (rows.length > 0)
    await referring('unknown-department', () => tx.insertInto('userDepartment').values(rows).execute())
}
