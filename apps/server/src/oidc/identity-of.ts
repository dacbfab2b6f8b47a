import { type AdminStore, hashToken } from '@quaywise/admin-store'
import * as client from 'openid-client'
import { Problem } from '../http/problem.ts'
import { type OidcStep, oidcStep } from './begin.ts'
import type { Provider } from './provider.ts'

/** Who somebody is at the identity provider; the e-mail address only where the provider proved it. */
export type OutsideIdentity = {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  readonly name: string | null
  readonly username: string | null
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const outside = (claims: Readonly<Record<string, unknown>>, issuer: string): OutsideIdentity => ({
  issuer,
  subject: String(claims.sub),
  email: claims.email_verified === true ? textOf(claims.email) : null,
  name: textOf(claims.name),
  username: textOf(claims.preferred_username),
})

/** Takes the step that a way back belongs to, for the browser that began it alone. Throws `OIDC_REFUSED`. */
export const stepOfReturn = async (
  admin: AdminStore,
  state: string | undefined,
  browser: string | undefined,
  now: Date,
): Promise<OidcStep> => {
  const kept = await admin.signInSteps.take(hashToken(state ?? ''), 'oidc', now)
  const step = oidcStep.safeParse(kept).data
  if (!step || browser === undefined || hashToken(browser) !== step.browser) throw new Problem('OIDC_REFUSED')
  return step
}

/** Exchanges the code of a way back for who the person is. Throws `OIDC_REFUSED`. */
export const identityOfReturn = async (
  { configuration, redirectUri }: Provider,
  step: OidcStep,
  query: Readonly<Record<string, string>>,
): Promise<OutsideIdentity> => {
  const url = new URL(redirectUri)
  url.search = new URLSearchParams(query).toString()
  try {
    const tokens = await client.authorizationCodeGrant(configuration, url, {
      pkceCodeVerifier: step.verifier,
      expectedState: query.state ?? '',
      expectedNonce: step.nonce,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('no identity token')
    const more = configuration.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : {}
    return outside({ ...more, ...claims }, claims.iss)
  } catch (cause) {
    throw new Problem('OIDC_REFUSED', { cause })
  }
}
