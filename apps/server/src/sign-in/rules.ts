import type { AdminStore, LockRule } from '@quaywise/admin-store'
import type { Strength } from '@quaywise/contract/password-strength'

/** How people sign in here: what an administrator may change of it. */
export type SignInRules = {
  readonly minPasswordLength: number
  readonly strength: Strength
  readonly registration: 'off' | 'approval' | 'open'
  readonly sessionHours: number
  readonly rememberDays: number
  /** 0 where a quiet session does not end before its time. */
  readonly idleMinutes: number
  readonly secondFactor: 'off' | 'optional' | 'admins'
  readonly lock: LockRule
}

/** The rules in force. */
export const signInRules = async (admin: AdminStore): Promise<SignInRules> => ({
  minPasswordLength: (await admin.settings.get('password_min_length', Number)) ?? 8,
  strength: 'medium',
  registration: 'approval',
  sessionHours: 12,
  rememberDays: 30,
  idleMinutes: 0,
  secondFactor: 'optional',
  lock: { tries: 5, longestWaitMs: 15 * 60_000 },
})
