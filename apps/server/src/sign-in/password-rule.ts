import type { AdminStore, User } from '@quaywise/admin-store'
import { isStrongEnough, passwordStrength } from '@quaywise/contract/password-strength'
import { Problem } from '../http/problem.ts'
import { signInRules } from './rules.ts'

/** What is known of whoever chooses a password, so that it is not made of that. */
type Person = { readonly [Known in 'username' | 'name' | 'email' | 'mobile']?: User[Known] | undefined }

/** Tells whether somebody may choose a password: long enough, hard enough to guess, and not the old one again. */
export type PasswordJudge = {
  /** The least number of characters. */
  readonly count: number
  isGood(password: string, person?: Person, old?: string | null): boolean
}

/** The rule of passwords as the parameters say now. */
export const passwordJudge = async (admin: AdminStore): Promise<PasswordJudge> => {
  const { minPasswordLength: count, strength } = await signInRules(admin)
  return {
    count,
    isGood: (password, { username, name, email, mobile } = {}, old = null) => {
      const words = [username, name, email, mobile].filter((word) => word !== undefined && word !== null)
      return (
        [...password].length >= count &&
        password !== old &&
        isStrongEnough(passwordStrength(password, words), strength)
      )
    },
  }
}

/**
 * Throws `PASSWORD_TOO_WEAK`, at the field, for a password that is too short, too easy to guess, or the old one
 * again. `field` is where it stands in what was sent.
 */
export const checkNewPassword = async (
  admin: AdminStore,
  password: string,
  old: string | null,
  person: Person = {},
  field = 'newPassword',
): Promise<void> => {
  const { count, isGood } = await passwordJudge(admin)
  if (isGood(password, person, old)) return
  throw new Problem('PASSWORD_TOO_WEAK', {
    values: { count },
    fields: [{ field, code: 'weak', values: { count } }],
  })
}
