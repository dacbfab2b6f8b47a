import { type AdminStore, hashPassword, type User } from '@quaywise/admin-store'
import { Problem } from '../http/problem.ts'
import { tellSecurity } from '../notices/tell-security.ts'
import { checkNewPassword } from '../sign-in/password-rule.ts'
import { type Try, throttled, unlock } from '../sign-in/throttled.ts'

/**
 * Replaces a password for whoever proves to have the phone of an account; its sessions end and a lock is lifted.
 * A number that nobody has is told the same as a wrong code.
 */
export const replaceForgotten = async (
  admin: AdminStore,
  given: { readonly mobile: string; readonly captcha: string; readonly newPassword: string },
  one: Try,
): Promise<User> => {
  await checkNewPassword(admin, given.newPassword, null)
  const right = await throttled(admin, one, async () => {
    const found = await admin.codes.check(given.mobile, 'forget', given.captcha, one.now)
    if (!found) throw new Problem('WRONG_CODE')
    return found
  })
  const passwordHash = await hashPassword(given.newPassword)
  const changed = await admin.transaction(async (tx) => {
    const user = await admin.users.findByMobile(given.mobile, tx)
    if (!user || !(await right.use(tx))) throw new Problem('WRONG_CODE')
    await admin.users.update(user.id, { passwordHash, mustChangePassword: false }, tx)
    await admin.sessions.revokeAll(user.id, one.now, tx)
    await tellSecurity(admin, user.id, 'password', one.now, tx)
    return user
  })
  await unlock(admin, changed)
  return changed
}
