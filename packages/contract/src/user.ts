import { z } from 'zod'
import { mobile } from './mobile.ts'
import { defineRoute } from './route.ts'

/** The signed-in user as the browser knows it. */
export const currentUser = z.object({
  userid: z.string(),
  name: z.string(),
  username: z.string(),
  avatarUrl: z.string().nullable(),
  access: z.enum(['admin', 'user']),
  isAdmin: z.boolean(),
  /** With its middle digits hidden. */
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  language: z.string().nullable(),
  mustChangePassword: z.boolean(),
  minPasswordLength: z.number().int(),
  strength: z.enum(['weak', 'medium', 'strong']),
  /** A second factor has to be set up before anything else. */
  mustSetUpFactor: z.boolean(),
  /** The page to which `/` leads: the one that was chosen, else the usual one. */
  homePage: z.string(),
  /** The appearance that the person chose, for browsers where none was. */
  theme: z.enum(['dark', 'light']).nullable(),
  terminals: z.array(z.object({ id: z.string(), name: z.string(), zone: z.string() })),
  defaultTerminal: z.string().nullable(),
})
export type CurrentUser = z.infer<typeof currentUser>

/** Tells who is signed in; 401 when nobody is. */
export const getCurrentUser = defineRoute({
  method: 'GET',
  path: '/api/currentUser',
  summary: 'Who is signed in.',
  access: 'signed-in',
  answer: currentUser,
  beforePasswordChange: true,
})

/** The authorities of the signed-in user: pages by path, elements by name. */
export const permissions = z.object({
  pageAuthorities: z.array(z.string()),
  uiAuthorities: z.array(z.string()),
})
export type Permissions = z.infer<typeof permissions>

/** Lists what the signed-in user may open and do. */
export const getPermissions = defineRoute({
  method: 'GET',
  path: '/v1/permission/current',
  summary: 'The page and element authorities of the signed-in user.',
  access: 'signed-in',
  answer: permissions,
  beforePasswordChange: true,
})

/** Replaces the user's own password; every other session of the user ends. */
export const changePassword = defineRoute({
  method: 'POST',
  path: '/v1/user/changePassword',
  summary: 'Replace your own password; your other sessions end.',
  access: 'signed-in',
  body: z.strictObject({
    oldPassword: z.string().min(1).max(500),
    newPassword: z.string().min(1).max(500),
  }),
  answer: z.object({ changed: z.literal(true) }),
  beforePasswordChange: true,
})

/** What a verification code may be asked for. */
export const CODE_PURPOSES = ['login', 'register', 'forget', 'bind'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

/** Seconds: how long a code holds, and when the next may be asked for. */
export const codeSent = z.object({ expiresIn: z.number().int(), nextIn: z.number().int() })

/** Sends a verification code; the answer is the same whether the number is known or not. */
export const getVerificationCode = defineRoute({
  method: 'POST',
  path: '/v1/user/getVerificationCode',
  summary: 'Send a six-digit code to a phone; at most one a minute. `bind` needs a session.',
  access: 'public',
  body: z.strictObject({
    mobile,
    purpose: z.enum(CODE_PURPOSES),
    /** Where the code goes instead when a new account has no phone that can be reached. */
    email: z.email().max(200).optional(),
  }),
  answer: codeSent,
})
