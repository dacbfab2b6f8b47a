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

/** What a successful sign-in answers; `token` is the Bearer token of all later calls. */
export const session = z.object({
  status: z.literal('ok'),
  type: z.enum(['account', 'mobile']),
  currentAuthority: z.enum(['admin', 'user']),
  token: z.string(),
  expiresAt: z.iso.datetime(),
})
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
