import type { CodePurpose, getVerificationCode, Session, SignInOptions } from '@quaywise/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { keepToken } from '../api/token.ts'
import { awaitOwnMode } from '../theme/mode-choice.ts'

type Code = (typeof getVerificationCode)['answer']['_zod']['output']

/** What a person signs in with. */
export type Credentials =
  | {
      readonly type: 'account'
      readonly username: string
      readonly password: string
      readonly autoLogin: boolean
    }
  | {
      readonly type: 'mobile'
      readonly mobile: string
      readonly captcha: string
      readonly autoLogin: boolean
    }

/** A sign-in that waits for its second factor. */
export type Halfway = Extract<Session, { status: 'second-factor' }>

/** Keeps the token of a sign-in that is complete; gives what it waits for otherwise. */
const arrived = (session: Session): Halfway | null => {
  if (session.status === 'second-factor') return session
  keepToken(session.token)
  awaitOwnMode()
  return null
}

/** Signs in and keeps the token, or gives what the sign-in waits for; a refusal throws ApiError. */
export const signIn = async (credentials: Credentials): Promise<Halfway | null> =>
  arrived(await call<Session>('POST', '/api/login/account', { body: credentials }))

/** Ends a sign-in with a code of the authenticator, or with a recovery code. */
export const signInWithFactor = async (challenge: string, code: string): Promise<Halfway | null> =>
  arrived(await call<Session>('POST', '/v1/user/secondFactor/signIn', { body: { challenge, code } }))

/** Takes the session of a company sign-in, once. */
export const takeOidcSession = async (code: string): Promise<Halfway | null> =>
  arrived(await call<Session>('POST', '/v1/user/oidc/exchange', { body: { code } }))

/**
 * What a code is asked for: by which phone, why, and where it goes when the phone cannot be reached; or for the e-mail
 * address of one's own that waits for its proof.
 */
export type CodeWish =
  | { readonly mobile: string; readonly purpose: CodePurpose; readonly email?: string }
  | { readonly purpose: 'own-email' }

/** Asks for a code and tells how long it holds and when the next may be asked for, in seconds. */
export const requestCode = (wish: CodeWish): Promise<Code> =>
  wish.purpose === 'own-email'
    ? call<Code>('POST', '/v1/user/email/sendCode', { body: {} })
    : call<Code>('POST', '/v1/user/getVerificationCode', { body: wish })

/** Which ways to sign in and to register there are, and the rules of passwords. */
export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => call<SignInOptions>('GET', '/v1/user/signInOptions', { signal }),
  staleTime: 60_000,
  meta: { quiet: true },
})
