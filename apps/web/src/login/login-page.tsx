import { useText } from '@quaywise/i18n'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Alert } from 'antd'
import { useState } from 'react'
import { presentSuccess } from '../api/feedback.tsx'
import { redirectTarget } from '../session/redirect.ts'
import { sessionQuery } from '../session/session.ts'
import { type Halfway, signInOptionsQuery } from '../session/sign-in.ts'
import { AccountForm } from './account-form.tsx'
import { FactorForm } from './factor-form.tsx'
import { LoginLayout } from './login-layout.tsx'
import { LoginTabs, type LoginWay } from './login-tabs.tsx'
import { MobileForm } from './mobile-form.tsx'
import { OidcButton } from './oidc-button.tsx'
import { useOidcReturn } from './oidc-return.ts'
import { TerminalLine } from './terminal-line.tsx'
import type { SignInEnds } from './use-sign-in.ts'

/** The sign-in page: by name and password, by a code on the phone, or with a company account. */
export function LoginPage() {
  const say = useText()
  const { history } = useRouter()
  const client = useQueryClient()
  const [halfway, setHalfway] = useState<Halfway | null>(null)
  const enter = () => {
    presentSuccess(say('login.success'))
    // The answers of whoever was here before must not greet the next person.
    client.removeQueries({ queryKey: sessionQuery.queryKey })
    history.push(redirectTarget(location.search, location.origin))
  }
  const ends = { onDone: enter, onHalfway: setHalfway }
  const company = useOidcReturn(ends)
  return (
    <LoginLayout>
      <h1>{say(halfway ? 'login.factor.title' : 'login.title')}</h1>
      <TerminalLine />
      {company.failure && <Alert className="login__failure" type="error" showIcon title={company.failure} />}
      {halfway ? (
        <FactorForm halfway={halfway} onBack={() => setHalfway(null)} {...ends} />
      ) : (
        <Ways {...ends} />
      )}
    </LoginLayout>
  )
}

function Ways(ends: SignInEnds) {
  const say = useText()
  const [way, setWay] = useState<LoginWay>('account')
  const { data: options } = useQuery(signInOptionsQuery)
  return (
    <>
      <LoginTabs way={way} onChange={setWay} />
      <div role="tabpanel" id="login-panel" aria-labelledby={`login-tab-${way}`}>
        {way === 'account' ? <AccountForm {...ends} /> : <MobileForm {...ends} />}
      </div>
      {options?.oidc && <OidcButton />}
      <p className="login__more">
        <a href="/user/register">{say('login.register')}</a>
      </p>
    </>
  )
}
