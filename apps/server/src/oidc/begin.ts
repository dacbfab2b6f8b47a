import { type AdminStore, hashToken, newToken } from '@quaywise/admin-store'
import * as client from 'openid-client'
import { z } from 'zod'
import type { Provider } from './provider.ts'

const STEP_MS = 10 * 60_000

/** What is remembered of a person on their way to the identity provider. */
export const oidcStep = z.object({
  nonce: z.string(),
  verifier: z.string(),
  /** The hash of what the cookie of that browser holds. */
  browser: z.string(),
  redirect: z.string(),
  remember: z.boolean(),
  /** Whose account the identity is linked to; null at a sign-in. */
  linkTo: z.string().nullable(),
})
export type OidcStep = z.infer<typeof oidcStep>

/**
 * Begins a way to the identity provider: authorization code with PKCE, state and nonce. Gives the address to go to
 * and the secret of the browser that goes.
 */
export const beginOidc = async (
  admin: AdminStore,
  { configuration, redirectUri }: Provider,
  wish: Pick<OidcStep, 'redirect' | 'remember' | 'linkTo'>,
  now: Date,
): Promise<{ readonly url: string; readonly browser: string }> => {
  const [verifier, state, nonce] = [
    client.randomPKCECodeVerifier(),
    client.randomState(),
    client.randomNonce(),
  ]
  const browser = newToken()
  const body = { ...wish, nonce, verifier, browser: browser.tokenHash }
  const expiresAt = new Date(now.getTime() + STEP_MS)
  await admin.signInSteps.begin({ tokenHash: hashToken(state), kind: 'oidc', body, expiresAt })
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  })
  return { url: url.href, browser: browser.token }
}
