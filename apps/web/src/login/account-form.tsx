import { useText } from '@quaywise/i18n'
import { Alert, Button, Form, Input } from 'antd'
import { type Credentials, signIn } from '../session/sign-in.ts'
import { ShellIcon } from '../shell/shell-icon.tsx'
import { RememberLine } from './remember-line.tsx'
import { type SignInEnds, useSignIn } from './use-sign-in.ts'

interface Fields {
  readonly username: string
  readonly password: string
  readonly autoLogin: boolean
}

/** Sign-in by name and password. */
export function AccountForm(ends: SignInEnds) {
  const say = useText()
  const { submit, pending, failure } = useSignIn<Credentials>(signIn, ends)
  return (
    <Form<Fields>
      name="account"
      layout="vertical"
      requiredMark={false}
      initialValues={{ autoLogin: true }}
      onFinish={(fields) => submit({ type: 'account', ...fields })}
    >
      {failure && <Alert className="login__failure" type="error" showIcon title={failure} />}
      <Form.Item
        name="username"
        label={say('login.username')}
        rules={[{ required: true, message: say('login.username.required') }]}
      >
        <Input
          size="large"
          autoFocus
          autoComplete="username"
          maxLength={100}
          prefix={<ShellIcon name="user" />}
        />
      </Form.Item>
      <Form.Item
        name="password"
        label={say('login.password')}
        rules={[{ required: true, message: say('login.password.required') }]}
      >
        <Input.Password
          size="large"
          autoComplete="current-password"
          maxLength={500}
          prefix={<ShellIcon name="lock" />}
        />
      </Form.Item>
      <RememberLine />
      <Button block size="large" type="primary" htmlType="submit" loading={pending}>
        {say('login.submit')}
      </Button>
    </Form>
  )
}
