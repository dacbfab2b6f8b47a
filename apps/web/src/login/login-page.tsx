import { useText } from '@quaywise/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { presentSuccess } from '../api/feedback.tsx'
import { redirectTarget } from '../session/redirect.ts'
import { sessionQuery } from '../session/session.ts'
import { AccountForm } from './account-form.tsx'
import { LoginLayout } from './login-layout.tsx'
import { LoginTabs, type LoginWay } from './login-tabs.tsx'
import { MobileForm } from './mobile-form.tsx'
import { TerminalLine } from './terminal-line.tsx'

/** The sign-in page: by name and password, or by a code on the phone. */
export function LoginPage() {
  const say = useText()
  const [way, setWay] = useState<LoginWay>('account')
  const { history } = useRouter()
  const client = useQueryClient()
  const enter = async () => {
    presentSuccess(say('login.success'))
    // The answers of whoever was here before must not greet the next person.
    client.removeQueries({ queryKey: sessionQuery.queryKey })
    history.push(redirectTarget(location.search, location.origin))
  }
  return (
    <LoginLayout>
      <h1>{say('login.title')}</h1>
      <TerminalLine />
      <LoginTabs way={way} onChange={setWay} />
      <div role="tabpanel" id="login-panel" aria-labelledby={`login-tab-${way}`}>
        {way === 'account' ? <AccountForm onDone={enter} /> : <MobileForm onDone={enter} />}
      </div>
      <p className="login__more">
        <a href="/user/register">{say('login.register')}</a>
      </p>
    </LoginLayout>
  )
}
