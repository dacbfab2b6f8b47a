import { z } from 'zod'
import { session } from './login.ts'
import { defineRoute } from './route.ts'

const password = z.string().min(1).max(500)
/** Six digits of the authenticator, or a recovery code. */
const factorCode = z
  .string()
  .max(40)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(\d{6}|[A-Z2-7]{10})$/, 'not a code'))

/** Ends a sign-in that waits for the second factor. */
export const signInWithFactor = defineRoute({
  method: 'POST',
  path: '/v1/user/secondFactor/signIn',
  summary: 'End a sign-in with a code of the authenticator, or with a recovery code.',
  access: 'public',
  body: z.strictObject({ challenge: z.string().min(20).max(100), code: factorCode }),
  answer: session,
})

/** How the second factor of the caller stands. */
export const secondFactorState = z.object({
  on: z.boolean(),
  since: z.string().nullable(),
  recoveryLeft: z.number().int(),
  /** What the terminal asks for: `off` offers none, `required` makes administrators have one. */
  rule: z.enum(['off', 'optional', 'required']),
})
export type SecondFactorState = z.infer<typeof secondFactorState>

export const getSecondFactor = defineRoute({
  method: 'GET',
  path: '/v1/user/secondFactor',
  summary: 'Whether your second factor is on, and how many recovery codes are left.',
  access: 'signed-in',
  answer: secondFactorState,
  beforePasswordChange: true,
})

/** Begins an enrolment: the secret counts once a code of it was confirmed. */
export const beginSecondFactor = defineRoute({
  method: 'POST',
  path: '/v1/user/secondFactor/begin',
  summary: 'Begin to set up a second factor: the secret to put into an authenticator.',
  access: 'signed-in',
  body: z.strictObject({ password }),
  answer: z.object({ secret: z.string(), uri: z.string() }),
  beforePasswordChange: true,
})

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const confirmSecondFactor = defineRoute({
  method: 'POST',
  path: '/v1/user/secondFactor/confirm',
  summary: 'Confirm the second factor with a code; the recovery codes are shown this once.',
  access: 'signed-in',
  body: z.strictObject({ code: factorCode }),
  answer: recoveryCodes,
  beforePasswordChange: true,
})

export const renewRecoveryCodes = defineRoute({
  method: 'POST',
  path: '/v1/user/secondFactor/recoveryCodes',
  summary: 'Make new recovery codes; the old ones hold no longer.',
  access: 'signed-in',
  body: z.strictObject({ password }),
  answer: recoveryCodes,
})

export const removeSecondFactor = defineRoute({
  method: 'POST',
  path: '/v1/user/secondFactor/remove',
  summary: 'Switch your second factor off, with your password and a code.',
  access: 'signed-in',
  body: z.strictObject({ password, code: factorCode }),
  answer: z.object({ on: z.literal(false) }),
})

/** For whoever lost both the authenticator and the recovery codes; every session of the account ends. */
export const resetSecondFactor = defineRoute({
  method: 'POST',
  path: '/v1/user/secondFactor/reset',
  summary: 'Switch the second factor of another account off; its sessions end.',
  access: { page: '/admin/account' },
  body: z.strictObject({ id: z.string().min(1).max(100) }),
  answer: z.object({ on: z.literal(false) }),
})
