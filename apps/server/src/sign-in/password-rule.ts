import type { AdminStore } from '@quaywise/admin-store'
import { Problem } from '../http/problem.ts'

const DEFAULT_LENGTH = 8

/** The least number of characters of a password: a parameter, 8 unless it was changed. */
export const minPasswordLength = async (admin: AdminStore): Promise<number> =>
  (await admin.settings.get('password_min_length', Number)) ?? DEFAULT_LENGTH

/** Throws `PASSWORD_TOO_WEAK` for a password that is too short, or the old one again. */
export const checkNewPassword = async (admin: AdminStore, password: string, old: string): Promise<void> => {
  const count = await minPasswordLength(admin)
  if ([...password].length < count || password === old)
    throw new Problem('PASSWORD_TOO_WEAK', { values: { count } })
}
