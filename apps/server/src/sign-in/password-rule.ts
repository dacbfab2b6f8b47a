import type { AdminStore, User } from '@quaywise/admin-store'
import { isStrongEnough, passwordStrength } from '@quaywise/contract/password-strength'
import { Problem } from '../http/problem.ts'
import { signInRules } from './rules.ts'

/** What is known of whoever chooses a password, so that it is not made of that. */
type Person = Partial<Pick<User, 'username' | 'name' | 'email' | 'mobile'>>

/** The least number of characters of a password: a parameter, 8 unless it was changed. */
export const minPasswordLength = async (admin: AdminStore): Promise<number> =>
  (await signInRules(admin)).minPasswordLength

/**
 * Throws `PASSWORD_TOO_WEAK`, at the field, for a password that is too short, too easy to guess, or the old one
 * again. `field` is where it stands in what was sent.
 */
export const checkNewPassword = async (
  admin: AdminStore,
  password: string,
  old: string | null,
  { username, name, email, mobile }: Person = {},
  field = 'newPassword',
): Promise<void> => {
  const { minPasswordLength: count, strength } = await signInRules(admin)
  const words = [username, name, email, mobile].filter((word) => word !== undefined && word !== null)
  const isGood =
    [...password].length >= count &&
    password !== old &&
    isStrongEnough(passwordStrength(password, words), strength)
  if (!isGood)
    throw new Problem('PASSWORD_TOO_WEAK', {
      values: { count },
      fields: [{ field, code: 'weak', values: { count } }],
    })
}
