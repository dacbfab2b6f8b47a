import { useText } from '@quaywise/i18n'
import { Alert, Button, Form, Input } from 'antd'
import { type Halfway, signInWithFactor } from '../session/sign-in.ts'
import { ShellIcon } from '../shell/shell-icon.tsx'
import { type SignInEnds, useSignIn } from './use-sign-in.ts'

interface FactorFormProps extends SignInEnds {
  readonly halfway: Halfway
  readonly onBack: () => void
}

/** The second factor of a sign-in: a code of the authenticator, or a recovery code. */
export function FactorForm({ halfway, onBack, ...ends }: FactorFormProps) {
  const say = useText()
  const step = ({ code }: { readonly code: string }) => signInWithFactor(halfway.challenge, code)
  const { submit, pending, failure } = useSignIn(step, ends)
  return (
    <Form<{ readonly code: string }> name="factor" layout="vertical" requiredMark={false} onFinish={submit}>
      <p className="login__hint">{say('login.factor.hint')}</p>
      {failure && <Alert className="login__failure" type="error" showIcon title={failure} />}
      <Form.Item
        name="code"
        label={say('login.factor.code')}
        extra={say('login.factor.recovery')}
        rules={[{ required: true, message: say('login.captcha.required') }]}
      >
        <Input
          size="large"
          autoFocus
          dir="ltr"
          maxLength={20}
          autoComplete="one-time-code"
          prefix={<ShellIcon name="code" />}
        />
      </Form.Item>
      <Button block size="large" type="primary" htmlType="submit" loading={pending}>
        {say('login.submit')}
      </Button>
      <p className="login__more">
        <button type="button" className="link-button" onClick={onBack}>
          {say('login.back')}
        </button>
      </p>
    </Form>
  )
}
