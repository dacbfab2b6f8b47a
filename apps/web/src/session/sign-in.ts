import type { getVerificationCode, Session } from '@quaywise/contract'
import { call } from '../api/call.ts'
import { keepToken } from '../api/token.ts'

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

/** Signs in and keeps the token; a refusal throws ApiError. */
export async function signIn(credentials: Credentials): Promise<void> {
  const { token } = await call<Session>('POST', '/api/login/account', { body: credentials })
  keepToken(token)
}

/** Asks for a sign-in code on the phone and tells how long it holds and when the next may be asked for, in seconds. */
export function requestCode(mobile: string): Promise<Code> {
  return call<Code>('POST', '/v1/user/getVerificationCode', { body: { mobile, purpose: 'login' } })
}
