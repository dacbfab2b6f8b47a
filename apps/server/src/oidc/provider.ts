import * as client from 'openid-client'
import type { Config } from '../config/config.ts'
import { Problem } from '../http/problem.ts'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/
const CALLBACK = '/v1/user/oidc/callback'

/** Whether company accounts are configured: who the provider is, who we are there, and where users find us. */
export const isOidcOn = ({ OIDC_ISSUER, OIDC_CLIENT_ID, PUBLIC_URL }: Config): boolean =>
  OIDC_ISSUER !== undefined && OIDC_CLIENT_ID !== undefined && PUBLIC_URL !== undefined

/** An identity provider as it described itself, and where it sends people back to. */
export type Provider = { readonly configuration: client.Configuration; readonly redirectUri: string }

const discover = (config: Config): Promise<client.Configuration> => {
  const issuer = new URL(config.OIDC_ISSUER ?? '')
  // Only on this machine may the provider be asked without encryption.
  const execute = issuer.protocol === 'http:' && LOOPBACK.test(issuer.hostname)
  return client.discovery(issuer, config.OIDC_CLIENT_ID ?? '', config.OIDC_CLIENT_SECRET, undefined, {
    execute: execute ? [client.allowInsecureRequests] : [],
    timeout: 10,
  })
}

/** Finds the identity provider once, and again after it could not be reached. Throws `OIDC_UNAVAILABLE`. */
export const providerOf = (config: Config): (() => Promise<Provider>) => {
  let known: Promise<client.Configuration> | null = null
  return async () => {
    if (!isOidcOn(config)) throw new Problem('NOT_FOUND')
    known ??= discover(config)
    try {
      const redirectUri = new URL(CALLBACK, config.PUBLIC_URL).href
      return { configuration: await known, redirectUri }
    } catch (cause) {
      known = null
      throw new Problem('OIDC_UNAVAILABLE', { cause })
    }
  }
}
