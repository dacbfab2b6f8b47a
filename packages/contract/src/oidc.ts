import { z } from 'zod'
import { session } from './login.ts'
import { defineRoute } from './route.ts'

const GIVES = 'text/plain; charset=utf-8'

/** Leads to the identity provider; after it, back to a path of this application. */
export const startOidc = defineRoute({
  method: 'GET',
  path: '/v1/user/oidc/start',
  summary: 'Sign in with a company account: redirects to the identity provider.',
  access: 'public',
  query: z.object({ redirect: z.string().max(2000).default('/'), remember: z.enum(['0', '1']).default('0') }),
  answer: z.string(),
  gives: GIVES,
})

/** Where the identity provider sends the browser back to. */
export const returnFromOidc = defineRoute({
  method: 'GET',
  path: '/v1/user/oidc/callback',
  summary: 'The way back from the identity provider: redirects into the application.',
  access: 'public',
  query: z.record(z.string(), z.string().max(4000)),
  answer: z.string(),
  gives: GIVES,
})

/** Gives the session for the one-time code that came with the way back. */
export const exchangeOidc = defineRoute({
  method: 'POST',
  path: '/v1/user/oidc/exchange',
  summary: 'Take the session of a company sign-in, once, for the code of the way back.',
  access: 'public',
  body: z.strictObject({ code: z.string().min(20).max(100) }),
  answer: session,
})

const link = z.object({ label: z.string().nullable(), linkedAt: z.string() })

/** The company account of the caller; null where none is linked. */
export const getOidcLink = defineRoute({
  method: 'GET',
  path: '/v1/user/oidc/link',
  summary: 'The company account that is linked to yours.',
  access: 'signed-in',
  answer: z.object({ offered: z.boolean(), link: link.nullable() }),
})
export type OidcBinding = z.infer<(typeof getOidcLink)['answer']>

export const linkOidc = defineRoute({
  method: 'POST',
  path: '/v1/user/oidc/link',
  summary: 'Begin to link your company account: the address to go to.',
  access: 'signed-in',
  body: z.strictObject({}),
  answer: z.object({ url: z.string() }),
})

export const unlinkOidc = defineRoute({
  method: 'DELETE',
  path: '/v1/user/oidc/link',
  summary: 'Unlink your company account.',
  access: 'signed-in',
  answer: z.object({ link: z.null() }),
})
