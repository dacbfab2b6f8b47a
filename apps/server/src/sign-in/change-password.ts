import { type AdminStore, hashPassword, verifyPassword } from '@quaywise/admin-store'
import type { userOf } from '../access/identity.ts'
import { Problem } from '../http/problem.ts'
import { checkNewPassword } from './password-rule.ts'
import { type Try, throttled } from './throttled.ts'

/**
 * Replaces the caller's password and ends all other sessions of the account. A wrong old password is 422
 * `WRONG_CREDENTIALS`: the session itself is good.
 */
export const replacePassword = async (
  admin: AdminStore,
  caller: ReturnType<typeof userOf>,
  given: { readonly oldPassword: string; readonly newPassword: string },
  one: Try,
): Promise<void> => {
  await throttled(admin, one, async () => {
    const found = await admin.users.credentialsById(caller.user.id)
    if (!found || !(await verifyPassword(found.passwordHash, given.oldPassword)))
      throw new Problem('WRONG_CREDENTIALS', { status: 422 })
  })
  await checkNewPassword(admin, given.newPassword, given.oldPassword)
  const passwordHash = await hashPassword(given.newPassword)
  await admin.transaction(async (tx) => {
    await admin.users.update(caller.user.id, { passwordHash, mustChangePassword: false }, tx)
    await admin.sessions.revokeOthers(caller.user.id, caller.sessionId, one.now, tx)
  })
}
