import type { SignInOptions } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useState } from 'react'
import { signInOptionsQuery } from '../session/sign-in.ts'
import { LoginLayout } from './login-layout.tsx'
import { RegisterForm } from './register-form.tsx'
import { WayBack } from './way-back.tsx'

type Status = 'open' | 'waiting'

/** How to get an account: by a code on the phone, from the administrator where registration is closed. */
export function RegisterPage() {
  const say = useText()
  const { data: options } = useQuery(signInOptionsQuery)
  const [status, setStatus] = useState<Status | null>(null)
  return (
    <LoginLayout>
      <h1>{say('login.register.title')}</h1>
      {!options && (
        <div className="login__awaited" role="status" aria-busy="true" aria-label={say('shell.loading')} />
      )}
      {options?.registration === 'off' && <p className="login__hint">{say('login.register.closed')}</p>}
      {status && <Registered status={status} />}
      {options && options.registration !== 'off' && !status && (
        <OpenForm options={options} onDone={setStatus} />
      )}
      <WayBack />
    </LoginLayout>
  )
}

function Registered({ status }: { readonly status: Status }) {
  const say = useText()
  const title = say(status === 'waiting' ? 'login.register.waiting' : 'login.register.done')
  return <Alert className="login__failure" type="success" showIcon title={title} />
}

interface OpenFormProps {
  readonly options: SignInOptions
  readonly onDone: (status: Status) => void
}

function OpenForm({ options, onDone }: OpenFormProps) {
  const say = useText()
  const hint = options.registration === 'approval' ? 'login.register.approval' : 'login.register.open'
  return (
    <>
      <p className="login__hint">{say(hint)}</p>
      <RegisterForm options={options} onDone={onDone} />
    </>
  )
}
