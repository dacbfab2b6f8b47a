import { brokenRule } from './broken-rule.ts'
import type { Tx } from './connection.ts'
import { type Role, type RoleOutcome, type RolePatch, roleOf, roleRow } from './role.ts'
import { foldText } from './user-search.ts'

// What is indexed has to fit into an index entry of PostgreSQL.
const LONGEST_NAME = 200

/** What `write` stores, or the rule of names that it broke. */
export async function orRefused(
  name: string | undefined,
  write: () => Promise<RoleOutcome>,
): Promise<RoleOutcome> {
  if (name !== undefined && Math.max(name.length, foldText(name).length) > LONGEST_NAME)
    return { ok: false, reason: 'too-long' }
  try {
    return await write()
  } catch (error) {
    if ((brokenRule('unique', error) ?? brokenRule('key', error)) === undefined) throw error
    return { ok: false, reason: 'name-taken' }
  }
}

/** Reads a role and keeps others from changing it until the transaction ends. */
export async function lockedRole(tx: Tx, id: string): Promise<Role | undefined> {
  // An update that changes nothing reads the row and locks it, in one statement that both engines have.
  const lock = tx.updateTable('role').set((row) => ({ id: row.ref('id') }))
  const row = await lock.where('id', '=', id).returningAll().executeTakeFirst()
  return row && roleOf(row)
}

/** Stores a role as it was changed, as its next version. */
export async function writeRole(tx: Tx, role: Role, patch: RolePatch, at: string): Promise<Role> {
  const next = roleRow({ ...role, ...patch, id: role.id, version: role.version + 1, changedAt: at })
  const update = tx.updateTable('role').set(next).where('id', '=', role.id)
  return roleOf(await update.returningAll().executeTakeFirstOrThrow())
}

/** Takes a UI authority out of every role that has it, and tells which did. */
export async function dropFromRoles(tx: Tx, authority: string, at: string): Promise<Role[]> {
  const rows = await tx.selectFrom('role').selectAll().orderBy('name').execute()
  const holding = rows.map(roleOf).filter(({ uiAuthorities }) => uiAuthorities.includes(authority))
  for (const role of holding) {
    const uiAuthorities = role.uiAuthorities.filter((held) => held !== authority)
    await writeRole(tx, role, { uiAuthorities }, at)
  }
  return holding
}
