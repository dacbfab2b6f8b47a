import type { AdminStore, LockRule } from '@quaywise/admin-store'
import type { ParameterValues } from '@quaywise/domain'
import { parametersAt } from '../parameters/in-effect.ts'

const MINUTE_MS = 60_000
// The first of each is the default.
const STRENGTHS = ['medium', 'weak', 'strong'] as const
const REGISTRATIONS = ['approval', 'off', 'open'] as const
const FACTORS = ['optional', 'off', 'required'] as const

const chosen = <Choice extends string>(value: string, choices: readonly [Choice, ...Choice[]]): Choice =>
  choices.find((choice) => choice === value) ?? choices[0]

/** How people sign in here: what an administrator may change of it. */
export type SignInRules = {
  readonly minPasswordLength: number
  readonly strength: (typeof STRENGTHS)[number]
  readonly registration: (typeof REGISTRATIONS)[number]
  readonly sessionHours: number
  readonly rememberDays: number
  /** 0 where a quiet session does not end before its time. */
  readonly idleMinutes: number
  /** `required` makes administrators have a second factor. */
  readonly secondFactor: (typeof FACTORS)[number]
  readonly lock: LockRule
}

/** The rules that hold now. */
export const signInRules = async (admin: AdminStore): Promise<SignInRules> =>
  rulesOf((await parametersAt(admin, new Date())).values)

/** The rules that parameters say. */
export const rulesOf = (values: ParameterValues): SignInRules => ({
  minPasswordLength: values['sign_in.min_password_length'],
  strength: chosen(values['sign_in.strength'], STRENGTHS),
  registration: chosen(values['sign_in.registration'], REGISTRATIONS),
  sessionHours: values['sign_in.session_hours'],
  rememberDays: values['sign_in.remember_days'],
  idleMinutes: values['sign_in.idle_minutes'],
  secondFactor: chosen(values['sign_in.second_factor'], FACTORS),
  lock: {
    tries: values['sign_in.lock_tries'],
    longestWaitMs: values['sign_in.lock_minutes'] * MINUTE_MS,
  },
})
