import { useText } from '@quaywise/i18n'
import { useEffect, useState } from 'react'
import { takeOidcSession } from '../session/sign-in.ts'
import { type SignInEnds, useSignIn } from './use-sign-in.ts'

const REFUSALS = {
  ACCOUNT_WAITING: 'login.oidc.waiting',
  ACCOUNT_DISABLED: 'login.oidc.disabled',
  OIDC_NO_ACCOUNT: 'login.oidc.noAccount',
  OIDC_UNAVAILABLE: 'login.oidc.unavailable',
} as const

const isRefusal = (code: string): code is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, code)

interface Return {
  readonly code: string | null
  readonly refused: string | null
}

const NOTHING: Return = { code: null, refused: null }
let arrived: Return | null = null

/**
 * What came back from the identity provider, behind the #. It is taken off the address once for each load of the
 * application: a page may be drawn several times before it stays.
 */
function takeFragment(): Return {
  if (arrived !== null) return arrived
  const said = new URLSearchParams(location.hash.slice(1))
  arrived = { code: said.get('oidc'), refused: said.get('oidc-error') }
  return arrived
}

/** Goes on with a company sign-in that came back; gives whether it is under way and why it was refused. */
export function useOidcReturn(ends: SignInEnds) {
  const say = useText()
  const [back] = useState(takeFragment)
  const { submit, pending, failure } = useSignIn(takeOidcSession, ends)
  useEffect(() => {
    // A code holds for one exchange, and neither it nor a refusal is for whoever comes to this page later.
    if (arrived === NOTHING || (back.code === null && back.refused === null)) return
    arrived = NOTHING
    history.replaceState(history.state, '', location.pathname + location.search)
    if (back.code !== null) submit(back.code)
  })
  const { refused } = back
  const sentence =
    refused === null ? null : say(isRefusal(refused) ? REFUSALS[refused] : 'login.oidc.refused')
  return { pending, failure: failure ?? sentence }
}
