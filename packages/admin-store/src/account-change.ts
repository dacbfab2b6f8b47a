import type { Account, AccountChange, AccountPatch, Editor } from './account.ts'
import { AccountRefused } from './account-refused.ts'
import { giveDepartments, giveRoles, withBelongings } from './belongings.ts'
import type { Tx } from './connection.ts'
import { toStored } from './instant.ts'
import { anyStanding, isStanding, isValidAt, lockAdmins } from './standing-admins.ts'
import type { User } from './user.ts'
import type { usersRepository } from './users-repository.ts'

type Users = ReturnType<typeof usersRepository>

/** The account as it stands. Throws AccountRefused when there is none. */
async function accountIn(tx: Tx, users: Users, id: string): Promise<Account> {
  const user = await users.findById(id, tx)
  const [account] = user ? await withBelongings(tx, [user]) : []
  if (!account) throw new AccountRefused('not-found')
  return account
}

async function endSessions(tx: Tx, userId: string, now: Date): Promise<void> {
  const update = tx.updateTable('session').set({ revokedAt: toStored(now) })
  await update.where('userId', '=', userId).where('revokedAt', 'is', null).execute()
}

async function closeRequest(tx: Tx, userId: string, { id, now }: Editor): Promise<void> {
  const update = tx.updateTable('registration').set({ decidedAt: toStored(now), decidedBy: id })
  await update.where('userId', '=', userId).where('decidedAt', 'is', null).execute()
}

const strips = ({ before, after }: AccountChange): boolean =>
  (before.isAdmin && !after.isAdmin) ||
  before.roles.some(({ id }) => after.roles.every((role) => role.id !== id))

const refuseSelfHarm = ({ before, after }: AccountChange, { id, now }: Editor): void => {
  if (before.id !== id) return
  if (!isValidAt(after, now) || (before.isAdmin && !after.isAdmin)) throw new AccountRefused('yourself')
}

/** Throws AccountRefused when the editor was taken out of office while the change waited for its turn. */
async function checkEditor(tx: Tx, users: Users, editor: Editor): Promise<void> {
  const user: User | undefined = await users.findById(editor.id, tx)
  if (!user?.isAdmin || !isValidAt(user, editor.now)) throw new AccountRefused('no-editor')
}

/** Opens a change of accounts: one at a time, by an administrator who still is one. */
export async function beginChange(tx: Tx, users: Users, editor: Editor): Promise<void> {
  await lockAdmins(tx)
  await checkEditor(tx, users, editor)
}

/**
 * Changes one account inside a change that was begun. Throws AccountRefused for a stale edit, for what takes the
 * editor's own access away, and for what leaves no administrator. Who may do less than before is signed out.
 */
export async function changeIn(
  tx: Tx,
  users: Users,
  id: string,
  { roleIds, departmentIds, version, ...patch }: AccountPatch,
  editor: Editor,
): Promise<AccountChange> {
  const before = await accountIn(tx, users, id)
  if (version !== undefined && version !== before.version) throw new AccountRefused('stale')
  const outcome = await users.update(id, { ...patch, name: patch.name ?? before.name }, tx)
  if (!outcome.ok) throw new AccountRefused(outcome.reason)
  if (roleIds) await giveRoles(tx, id, roleIds)
  if (departmentIds) await giveDepartments(tx, id, departmentIds)
  const change = { before, after: await accountIn(tx, users, id) }
  refuseSelfHarm(change, editor)
  const stood = isStanding(before, editor.now) && !isStanding(change.after, editor.now)
  if (stood && !(await anyStanding(tx, editor.now))) throw new AccountRefused('last-admin')
  // Whoever lets an account in has decided on its request.
  if (before.disabled && !change.after.disabled) await closeRequest(tx, id, editor)
  const barred = before.disabled !== change.after.disabled || !isValidAt(change.after, editor.now)
  if (barred || (id !== editor.id && strips(change))) await endSessions(tx, id, editor.now)
  return change
}
