import { type Authorities, authoritiesOf } from './authorities.ts'
import { brokenRule } from './broken-rule.ts'
import type { Connection, Tx } from './connection.ts'
import { toStored } from './instant.ts'
import { newId } from './new-id.ts'
import type { Page } from './page.ts'
import { type NewRole, type Role, type RoleOutcome, type RolePatch, roleOf, roleRow } from './role.ts'
import { lockedRole, orRefused, writeRole } from './role-changes.ts'
import { type HoldersRequest, type RoleHolder, roleHolders } from './role-holders.ts'
import type { User } from './user.ts'

async function replaceRoles(tx: Tx, userId: string, roleIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('userRole').where('userId', '=', userId).execute()
  const rows = [...new Set(roleIds)].map((roleId) => ({ userId, roleId }))
  if (rows.length > 0) await tx.insertInto('userRole').values(rows).execute()
}

/** Whether a role was removed, or why it was not; `holders` are those who still have it. */
type Removal =
  | { ok: true; role: Role }
  | { ok: false; reason: 'not-found' | 'changed' }
  | { ok: false; reason: 'held'; role: Role; holders: Page<RoleHolder> }

/** How many of those who still have a role are named when it cannot be removed. */
const MOST_NAMED = 3

async function removeUnheld(tx: Tx, id: string, version: number | undefined): Promise<Removal> {
  const role = await lockedRole(tx, id)
  if (!role) return { ok: false, reason: 'not-found' }
  if (version !== undefined && role.version !== version) return { ok: false, reason: 'changed' }
  const holders = await roleHolders(tx, id, { current: 1, pageSize: MOST_NAMED })
  if (holders.total > 0) return { ok: false, reason: 'held', role, holders }
  // What was shared with the role goes on as its owner's alone.
  await tx.updateTable('keptItem').set({ audience: 'own', roleId: null }).where('roleId', '=', id).execute()
  await tx.deleteFrom('role').where('id', '=', id).execute()
  return { ok: true, role }
}

async function changeRole(tx: Tx, id: string, patch: RolePatch, version?: number): Promise<RoleOutcome> {
  const role = await lockedRole(tx, id)
  if (!role) return { ok: false, reason: 'not-found' }
  if (version !== undefined && role.version !== version) return { ok: false, reason: 'changed' }
  return { ok: true, role: await writeRole(tx, role, patch, toStored(new Date())) }
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

    async get(id: string, tx?: Tx): Promise<Role | undefined> {
      const row = await connection.on(tx).selectFrom('role').selectAll().where('id', '=', id)
      const found = await row.executeTakeFirst()
      return found && roleOf(found)
    },

    /** A page of the people who have a role, by user name. */
    holders: (id: string, request: HoldersRequest, tx?: Tx): Promise<Page<RoleHolder>> =>
      roleHolders(connection.on(tx), id, request),

    /** How many people have each role; a role that nobody has is not there. */
    async counts(tx?: Tx): Promise<ReadonlyMap<string, number>> {
      const held = connection.on(tx).selectFrom('userRole').select('roleId')
      const rows = await held
        .select((is) => is.fn.countAll().as('held'))
        .groupBy('roleId')
        .execute()
      return new Map(rows.map(({ roleId, held: count }) => [roleId, Number(count)]))
    },

    /** Makes a role. On PostgreSQL a refusal ends the transaction that it ran in. */
    save(role: NewRole & { id?: string }, tx?: Tx): Promise<RoleOutcome> {
      const changedAt = toStored(new Date())
      const row = roleRow({ labels: {}, ...role, id: role.id ?? newId(), version: 1, changedAt })
      return orRefused(role.name, async () => {
        const saved = connection.on(tx).insertInto('role').values(row).returningAll()
        return { ok: true, role: roleOf(await saved.executeTakeFirstOrThrow()) }
      })
    },

    /** Changes a role if it still is at that version. On PostgreSQL a taken name ends the transaction. */
    update(id: string, patch: RolePatch, version?: number, tx?: Tx): Promise<RoleOutcome> {
      const change = (opened: Tx) => changeRole(opened, id, patch, version)
      return orRefused(patch.name, () => connection.within(tx, change))
    },

    /** Removes a role that nobody has; what was shared with it stays with its owners. */
    remove(id: string, version?: number, tx?: Tx): Promise<Removal> {
      return connection.within(tx, (opened) => removeUnheld(opened, id, version))
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

    /** What a user may do: the union over the roles, or everything for an administrator. */
    async authoritiesOf({ id, isAdmin }: Pick<User, 'id' | 'isAdmin'>, tx?: Tx): Promise<Authorities> {
      return authoritiesOf(isAdmin, isAdmin ? [] : await rolesOf(id, tx))
    },
  }
}
