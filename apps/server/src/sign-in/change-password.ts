import { type AdminStore, hashPassword } from '@quaywise/admin-store'
import type { userOf } from '../access/identity.ts'
import { tellSecurity } from '../notices/tell-security.ts'
import { proveOwnPassword } from './check-password.ts'
import { checkNewPassword } from './password-rule.ts'
import type { Try } from './throttled.ts'

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
  await proveOwnPassword(admin, caller.user.id, given.oldPassword, one, 'oldPassword')
  await checkNewPassword(admin, given.newPassword, given.oldPassword, caller.user)
  const passwordHash = await hashPassword(given.newPassword)
  await admin.transaction(async (tx) => {
    await admin.users.update(caller.user.id, { passwordHash, mustChangePassword: false }, tx)
    await admin.sessions.revokeOthers(caller.user.id, caller.sessionId, one.now, tx)
    await tellSecurity(admin, caller.user.id, 'password', one.now, tx)
  })
}
