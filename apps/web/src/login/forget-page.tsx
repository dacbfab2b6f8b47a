import { useText } from '@quaywise/i18n'
import { LoginLayout } from './login-layout.tsx'
import { WayBack } from './way-back.tsx'

/** How to get a new password: for now, from the administrator. */
export function ForgetPage() {
  const say = useText()
  return (
    <LoginLayout>
      <h1>{say('login.forget.title')}</h1>
      <p>{say('login.forget.text')}</p>
      <WayBack />
    </LoginLayout>
  )
}
