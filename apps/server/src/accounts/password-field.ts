import type { AdminStore } from '@quaywise/admin-store'
import { Problem } from '../http/problem.ts'
import { checkNewPassword } from '../sign-in/password-rule.ts'

/** Throws what a new password lacks, at the field `password` of a form. */
export const checkPasswordField = async (admin: AdminStore, password: string): Promise<void> => {
  try {
    await checkNewPassword(admin, password, '')
  } catch (thrown) {
    if (!(thrown instanceof Problem)) throw thrown
    const count = Number(thrown.values.count ?? 0)
    throw new Problem(thrown.code, {
      values: thrown.values,
      fields: [{ field: 'password', code: 'weak', values: { count } }],
    })
  }
}
