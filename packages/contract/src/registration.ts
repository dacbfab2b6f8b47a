import { z } from 'zod'
import { mobile } from './mobile.ts'
import { oneLine } from './plain-text.ts'
import { defineRoute } from './route.ts'

const captcha = z.string().regex(/^\d{6}$/)
const newPassword = z.string().min(1).max(500)
const ids = z.array(z.string().min(1).max(100)).min(1).max(200)

/** What the pages before sign-in need to know. */
export const signInOptions = z.object({
  registration: z.enum(['off', 'approval', 'open']),
  /** Whether a company account is offered. */
  oidc: z.boolean(),
  /** Whether a code for an account that does not exist yet needs an e-mail address to go to. */
  codeNeedsEmail: z.boolean(),
  minPasswordLength: z.number().int(),
  strength: z.enum(['weak', 'medium', 'strong']),
  rememberDays: z.number().int(),
})
export type SignInOptions = z.infer<typeof signInOptions>

export const getSignInOptions = defineRoute({
  method: 'GET',
  path: '/v1/user/signInOptions',
  summary: 'Which ways to sign in and to register there are, and the rules of passwords.',
  access: 'public',
  answer: signInOptions,
})

/** Opens an account with a code that was sent to its phone; with approval it waits for an administrator. */
export const register = defineRoute({
  method: 'POST',
  path: '/v1/user/mobile/register',
  summary: 'Register with a code that was sent to your phone.',
  access: 'public',
  body: z.strictObject({
    mobile,
    captcha,
    username: z
      .string()
      .trim()
      .regex(/^[\p{L}\p{N}._-]{3,50}$/u, 'not a user name'),
    name: oneLine(80),
    email: z.email().max(200).optional(),
    password: newPassword,
  }),
  answer: z.object({ status: z.enum(['open', 'waiting']) }),
})

/** Replaces a forgotten password; every session of the account ends, and a lock of it is lifted. */
export const changeForgottenPassword = defineRoute({
  method: 'POST',
  path: '/v1/user/mobile/changePassword',
  summary: 'Replace a forgotten password with a code that was sent to your phone.',
  access: 'public',
  body: z.strictObject({ mobile, captcha, newPassword }),
  answer: z.object({ changed: z.literal(true) }),
})

const registration = z.object({
  userId: z.string(),
  username: z.string(),
  name: z.string(),
  /** With its middle hidden, as the e-mail, for whoever may not see personal details of users. */
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  via: z.enum(['mobile', 'oidc']),
  requestedAt: z.string(),
})
export type WaitingRegistration = z.infer<typeof registration>

export const listRegistrations = defineRoute({
  method: 'GET',
  path: '/v1/user/registrations',
  summary: 'Who asked for an account and waits, the longest first.',
  access: { page: '/admin/account' },
  answer: z.array(registration),
})

/** All of them or, where one waits no longer, none. */
export const decideRegistrations = defineRoute({
  method: 'POST',
  path: '/v1/user/registrations/decide',
  summary: 'Let accounts in that wait, or turn them down; all of them or none.',
  access: { page: '/admin/account' },
  body: z.strictObject({ ids, approve: z.boolean() }),
  answer: z.object({ decided: z.number().int() }),
})

/** The way back from a lock-out, by an administrator. */
export const unlockUser = defineRoute({
  method: 'POST',
  path: '/v1/user/unlock',
  summary: 'Let an account try to sign in again at once, after too many failures.',
  access: { page: '/admin/account' },
  body: z.strictObject({ id: z.string().min(1).max(100) }),
  answer: z.object({ unlocked: z.literal(true) }),
})
