import type { SignInOptions } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Alert, Button, Form, Input } from 'antd'
import { call } from '../api/call.ts'
import { NewPasswordFields } from '../password-field/new-password-fields.tsx'
import { CodeField } from './code-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { useFormCall } from './use-form-call.ts'

interface Fields {
  readonly username: string
  readonly name: string
  readonly mobile: string
  readonly captcha: string
  readonly email?: string
  readonly password: string
}

interface Registered {
  readonly status: 'open' | 'waiting'
}

interface RegisterFormProps {
  readonly options: SignInOptions
  readonly onDone: (status: Registered['status']) => void
}

/** Who wants an account, with a code on the phone and a password. */
export function RegisterForm({ options, onDone }: RegisterFormProps) {
  const say = useText()
  const [form] = Form.useForm<Fields & { readonly confirm: string }>()
  const { submit, pending, failure } = useFormCall(
    form,
    async ({ confirm: _again, ...body }: Fields & { readonly confirm: string }) => {
      onDone((await call<Registered>('POST', '/v1/user/mobile/register', { body })).status)
    },
  )
  return (
    <Form form={form} name="register" layout="vertical" requiredMark={false} onFinish={submit}>
      {failure && <Alert className="login__failure" type="error" showIcon title={failure} />}
      <PersonFields />
      <PhoneField />
      <CodePart needsEmail={options.codeNeedsEmail} />
      <PasswordPart options={options} />
      <Button block size="large" type="primary" htmlType="submit" loading={pending}>
        {say('login.register.submit')}
      </Button>
    </Form>
  )
}

function PersonFields() {
  const say = useText()
  return (
    <>
      <Form.Item
        name="username"
        label={say('login.username')}
        rules={[
          { required: true, message: say('login.username.required') },
          { pattern: /^[\p{L}\p{N}._-]{3,50}$/u, message: say('login.username.form') },
        ]}
      >
        <Input size="large" autoFocus autoComplete="username" maxLength={50} />
      </Form.Item>
      <Form.Item
        name="name"
        label={say('login.name')}
        rules={[{ required: true, whitespace: true, message: say('login.name.required') }]}
      >
        <Input size="large" autoComplete="name" maxLength={80} />
      </Form.Item>
    </>
  )
}

function CodePart({ needsEmail }: { readonly needsEmail: boolean }) {
  const say = useText()
  const form = Form.useFormInstance<Fields>()
  const wish = async () => {
    const { mobile, email } = await form.validateFields(needsEmail ? ['mobile', 'email'] : ['mobile'])
    return { mobile, purpose: 'register' as const, ...(email ? { email } : {}) }
  }
  return (
    <>
      {needsEmail && (
        <Form.Item
          name="email"
          label={say('login.email')}
          extra={say('login.email.hint')}
          rules={[
            { required: true, message: say('login.email.required') },
            { type: 'email', message: say('login.email.invalid') },
          ]}
        >
          <Input size="large" type="email" dir="ltr" autoComplete="email" maxLength={200} />
        </Form.Item>
      )}
      <CodeField name="captcha" wish={wish} />
    </>
  )
}

function PasswordPart({ options }: { readonly options: SignInOptions }) {
  const say = useText()
  const words: readonly string[] = [Form.useWatch('username') ?? '', Form.useWatch('name') ?? '']
  return (
    <NewPasswordFields
      rules={options}
      name="password"
      label={say('login.password')}
      again={say('login.password.repeat')}
      words={words}
      size="large"
    />
  )
}
