import type { AdminStore, LockRule } from '@quaywise/admin-store'
import type { ParameterValues } from '@quaywise/domain'
import { parametersAt } from '../parameters/in-effect.ts'

const MINUTE_MS = 60_000

/** How people sign in here: what an administrator may change of it. */
export type SignInRules = {
  readonly minPasswordLength: number
  readonly strength: ParameterValues['sign_in.strength']
  readonly registration: ParameterValues['sign_in.registration']
  readonly sessionHours: number
  readonly rememberDays: number
  /** 0 where a quiet session does not end before its time. */
  readonly idleMinutes: number
  /** `required` makes administrators have a second factor. */
  readonly secondFactor: ParameterValues['sign_in.second_factor']
  readonly lock: LockRule
}

/** The rules that hold now. */
export const signInRules = async (admin: AdminStore): Promise<SignInRules> => {
  const { values } = await parametersAt(admin, new Date())
  return {
    minPasswordLength: values['sign_in.min_password_length'],
    strength: values['sign_in.strength'],
    registration: values['sign_in.registration'],
    sessionHours: values['sign_in.session_hours'],
    rememberDays: values['sign_in.remember_days'],
    idleMinutes: values['sign_in.idle_minutes'],
    secondFactor: values['sign_in.second_factor'],
    lock: {
      tries: values['sign_in.lock_tries'],
      longestWaitMs: values['sign_in.lock_minutes'] * MINUTE_MS,
    },
  }
}
