import type { AdminStore } from '@quaywise/admin-store'
import { waitProblem } from '../http/problem.ts'
import { signInRules } from './rules.ts'

/** One try to sign in: as whom, from which network address, when. */
export type Try = { readonly account: string; readonly address: string; readonly now: Date }

/**
 * Runs one try to sign in under the throttle by account and by address. The try counts as failed before
 * it runs, and no longer when it gives a result. Throws `TOO_MANY_ATTEMPTS` while there is a wait.
 */
export const throttled = async <T>(admin: AdminStore, one: Try, attempt: () => Promise<T>): Promise<T> => {
  const { lock } = await signInRules(admin)
  const until = await admin.attempts.reserve(one.account, one.address, one.now, undefined, lock)
  if (until) throw waitProblem('TOO_MANY_ATTEMPTS', until, one.now)
  const result = await attempt()
  await admin.attempts.record(one.account, 'account', one.now, true)
  await admin.attempts.record(one.address, 'address', one.now, true)
  return result
}

/** Under what name the tries of a second factor are counted. */
export const factorKey = (userId: string): string => `second factor of ${userId}`

/** Lets an account try again at once, whichever way it signs in. */
export const unlock = async (
  admin: AdminStore,
  user: { readonly id: string; readonly username: string; readonly mobile: string | null },
): Promise<void> => {
  for (const key of [user.username, factorKey(user.id), ...(user.mobile === null ? [] : [user.mobile])])
    await admin.attempts.unlock(key)
}
