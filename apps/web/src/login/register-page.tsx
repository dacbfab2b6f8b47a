import { useText } from '@quaywise/i18n'
import { LoginLayout } from './login-layout.tsx'
import { WayBack } from './way-back.tsx'

/** How to get an account: for now, from the administrator. */
export function RegisterPage() {
  const say = useText()
  return (
    <LoginLayout>
      <h1>{say('login.register.title')}</h1>
      <p>{say('login.register.text')}</p>
      <WayBack />
    </LoginLayout>
  )
}
