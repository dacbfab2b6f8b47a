import type { AdminStore } from '@quaywise/admin-store'
import { Problem } from '../http/problem.ts'
import { tellSecurity } from '../notices/tell-security.ts'

/** Binds a phone to an account with the code that went there. Throws 422 `WRONG_CODE`, and `MOBILE_TAKEN` to its owner alone. */
export const bindPhone = async (
  admin: AdminStore,
  userId: string,
  given: { readonly mobile: string; readonly captcha: string },
  now: Date,
): Promise<void> => {
  const wrong = () =>
    new Problem('WRONG_CODE', { status: 422, fields: [{ field: 'captcha', code: 'wrongCode' }] })
  const right = await admin.codes.check(given.mobile, 'bind', given.captcha, now)
  if (!right) throw wrong()
  await admin.transaction(async (tx) => {
    if (!(await right.use(tx))) throw wrong()
    const bound = await admin.users.update(userId, { mobile: given.mobile }, tx)
    if (!bound.ok) throw new Problem('MOBILE_TAKEN', { fields: [{ field: 'mobile', code: 'taken' }] })
    await tellSecurity(admin, userId, 'phone', now, tx)
  })
}
