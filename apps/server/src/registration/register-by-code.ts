import { type AdminStore, hashPassword } from '@quaywise/admin-store'
import type { BodyOf, register } from '@quaywise/contract'
import { Problem } from '../http/problem.ts'
import { checkNewPassword } from '../sign-in/password-rule.ts'
import { signInRules } from '../sign-in/rules.ts'
import { type Try, throttled } from '../sign-in/throttled.ts'
import { newAccount } from './new-account.ts'

/**
 * Opens an account for whoever proves to have the phone. Whether a user name or the phone is taken is said only to
 * them, five times for a code at most; the code is used up by the account that it opens.
 */
export const registerByCode = async (admin: AdminStore, body: BodyOf<typeof register>, one: Try) => {
  const { registration } = await signInRules(admin)
  if (registration === 'off') throw new Problem('REGISTRATION_CLOSED')
  const { mobile, captcha, username, name, password, email = null } = body
  await checkNewPassword(admin, password, null, { username, name, mobile, email }, 'password')
  const right = await throttled(admin, one, async () => {
    const found = await admin.codes.check(mobile, 'register', captcha, one.now)
    if (!found) throw new Problem('WRONG_CODE')
    return found
  })
  const passwordHash = await hashPassword(password)
  return admin.transaction(async (tx) => {
    if (!(await right.use(tx))) throw new Problem('WRONG_CODE')
    const how = { via: 'mobile', registration } as const
    return newAccount(admin, { username, name, mobile, email, passwordHash }, how, one.now, tx)
  })
}
