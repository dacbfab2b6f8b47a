import { useText } from '@quaywise/i18n'
import { useEffect, useRef, useState } from 'react'
import { takeOidcSession } from '../session/sign-in.ts'
import { type SignInEnds, useSignIn } from './use-sign-in.ts'

const REFUSALS = {
  ACCOUNT_WAITING: 'login.oidc.waiting',
  ACCOUNT_DISABLED: 'login.oidc.disabled',
  OIDC_NO_ACCOUNT: 'login.oidc.noAccount',
  OIDC_UNAVAILABLE: 'login.oidc.unavailable',
} as const

const isRefusal = (code: string): code is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, code)

/** What came back from the identity provider, behind the #; it is taken off the address at once. */
function takeFragment(): { readonly code: string | null; readonly refused: string | null } {
  const said = new URLSearchParams(location.hash.slice(1))
  const [code, refused] = [said.get('oidc'), said.get('oidc-error')]
  if (code !== null || refused !== null)
    history.replaceState(history.state, '', location.pathname + location.search)
  return { code, refused }
}

/** Goes on with a company sign-in that came back; gives whether it is under way and why it was refused. */
export function useOidcReturn(ends: SignInEnds) {
  const say = useText()
  const [back] = useState(takeFragment)
  const { submit, pending, failure } = useSignIn(takeOidcSession, ends)
  const begun = useRef(false)
  useEffect(() => {
    // A code holds for one exchange.
    if (back.code === null || begun.current) return
    begun.current = true
    submit(back.code)
  })
  const { refused } = back
  const sentence =
    refused === null ? null : say(isRefusal(refused) ? REFUSALS[refused] : 'login.oidc.refused')
  return { pending, failure: failure ?? sentence }
}
