import { z } from 'zod'
import { mobile } from './mobile.ts'
import { defineRoute } from './route.ts'

const account = z.object({
  type: z.literal('account'),
  username: z.string().min(1).max(100),
  password: z.string().min(1).max(500),
  autoLogin: z.boolean().optional(),
})
const mobileCode = z.object({
  type: z.literal('mobile'),
  mobile,
  captcha: z.string().regex(/^\d{6}$/),
  autoLogin: z.boolean().optional(),
})

const opened = z.object({
  status: z.literal('ok'),
  type: z.enum(['account', 'mobile', 'oidc']),
  currentAuthority: z.enum(['admin', 'user']),
  token: z.string(),
  expiresAt: z.iso.datetime(),
})
const halfway = z.object({
  status: z.literal('second-factor'),
  type: z.enum(['account', 'mobile', 'oidc']),
  currentAuthority: z.literal('guest'),
  /** Names this sign-in when its second factor is sent. */
  challenge: z.string(),
  expiresAt: z.iso.datetime(),
})

/**
 * What a sign-in answers: `ok` with the Bearer token of all later calls, or `second-factor` where the account
 * has one that is asked for next.
 */
export const session = z.discriminatedUnion('status', [opened, halfway])
export type Session = z.infer<typeof session>

/** Signs in, by name and password or by phone and code. */
export const signIn = defineRoute({
  method: 'POST',
  path: '/api/login/account',
  summary: 'Sign in with a name and a password, or with a phone number and a code.',
  access: 'public',
  body: z.discriminatedUnion('type', [account, mobileCode]),
  answer: session,
})

/** Revokes the token of the call. */
export const signOut = defineRoute({
  method: 'POST',
  path: '/api/login/outLogin',
  summary: 'Sign out: the token of this call is revoked.',
  access: 'signed-in',
  answer: z.object({}),
  beforePasswordChange: true,
})
