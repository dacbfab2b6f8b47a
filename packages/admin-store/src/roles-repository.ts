import type { Selectable } from 'kysely'
import { type Authorities, authoritiesOf } from './authorities.ts'
import { brokenRule } from './broken-rule.ts'
import type { Connection, Tx } from './connection.ts'
import { fromJson } from './json-text.ts'
import { newId } from './new-id.ts'
import type { Schema } from './schema.ts'

/** A named set of authorities; `terminals` null means all terminals. */
export interface Role {
  id: string
  name: string
  description: string
  pageAuthorities: string[]
  uiAuthorities: string[]
  terminals: string[] | null
}

/** A role that was stored, or why it was not. */
export type RoleOutcome = { ok: true; role: Role } | { ok: false; reason: 'name-taken' | 'too-long' }

// What is indexed has to fit into an index entry of PostgreSQL.
const LONGEST_NAME = 200

type RoleRow = Selectable<Schema['role']>

function roleOf(row: RoleRow): Role {
  return {
    ...row,
    pageAuthorities: fromJson(row.pageAuthorities),
    uiAuthorities: fromJson(row.uiAuthorities),
    terminals: row.terminals === null ? null : fromJson(row.terminals),
  }
}

function roleRow(role: Role): RoleRow {
  return {
    id: role.id,
    name: role.name,
    description: role.description,
    pageAuthorities: JSON.stringify(role.pageAuthorities),
    uiAuthorities: JSON.stringify(role.uiAuthorities),
    terminals: role.terminals && JSON.stringify(role.terminals),
  }
}

async function replaceRoles(tx: Tx, userId: string, roleIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('userRole').where('userId', '=', userId).execute()
  const rows = [...new Set(roleIds)].map((roleId) => ({ userId, roleId }))
  if (rows.length > 0) await tx.insertInto('userRole').values(rows).execute()
}

/** Roles, who has them, and what they add up to for a user. */
export function rolesRepository(connection: Connection) {
  async function rolesOf(userId: string, tx?: Tx): Promise<Role[]> {
    const held = connection.on(tx).selectFrom('userRole').innerJoin('role', 'role.id', 'userRole.roleId')
    const rows = await held
      .selectAll('role')
      .where('userRole.userId', '=', userId)
      .orderBy('role.name')
      .execute()
    return rows.map(roleOf)
  }

  return {
    rolesOf,

    async list(tx?: Tx): Promise<Role[]> {
      const rows = await connection.on(tx).selectFrom('role').selectAll().orderBy('name').execute()
      return rows.map(roleOf)
    },

    /** Creates the role, or replaces the one with the same id. On PostgreSQL a refusal ends its transaction. */
    async save(role: Omit<Role, 'id'> & { id?: string }, tx?: Tx): Promise<RoleOutcome> {
      if (role.name.length > LONGEST_NAME) return { ok: false, reason: 'too-long' }
      const row = roleRow({ ...role, id: role.id ?? newId() })
      const insert = connection.on(tx).insertInto('role').values(row)
      try {
        const saved = insert.onConflict((same) => same.column('id').doUpdateSet(row)).returningAll()
        return { ok: true, role: roleOf(await saved.executeTakeFirstOrThrow()) }
      } catch (error) {
        if (brokenRule('unique', error) === undefined) throw error
        return { ok: false, reason: 'name-taken' }
      }
    },

    /** Removes the role, also from everyone who had it. */
    async remove(id: string, tx?: Tx): Promise<void> {
      await connection.on(tx).deleteFrom('role').where('id', '=', id).execute()
    },

    /** Gives the user exactly these roles; false, and nothing changes, when the user or a role does not exist. */
    async assign(userId: string, roleIds: readonly string[], tx?: Tx): Promise<boolean> {
      try {
        await connection.within(tx, (opened) => replaceRoles(opened, userId, roleIds))
        return true
      } catch (error) {
        if (brokenRule('reference', error) === undefined) throw error
        return false
      }
    },

    /** What the user may do: the union over the roles, or everything for an administrator. */
    async authoritiesOf(userId: string, tx?: Tx): Promise<Authorities> {
      const account = connection.on(tx).selectFrom('userAccount').select('isAdmin').where('id', '=', userId)
      const isAdmin = (await account.executeTakeFirst())?.isAdmin === 1
      return authoritiesOf(isAdmin, await rolesOf(userId, tx))
    },
  }
}
