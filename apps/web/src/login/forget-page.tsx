import { useText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Form } from 'antd'
import { call } from '../api/call.ts'
import { NewPasswordFields, type PasswordRules } from '../password-field/new-password-fields.tsx'
import { signInOptionsQuery } from '../session/sign-in.ts'
import { CodeField } from './code-field.tsx'
import { LoginLayout } from './login-layout.tsx'
import { PhoneField } from './phone-field.tsx'
import { useFormCall } from './use-form-call.ts'
import { WayBack } from './way-back.tsx'

interface Fields {
  readonly mobile: string
  readonly captcha: string
  readonly newPassword: string
}

const change = ({ mobile, captcha, newPassword }: Fields) =>
  call<unknown>('POST', '/v1/user/mobile/changePassword', { body: { mobile, captcha, newPassword } })

/** A new password for whoever forgot theirs, with a code on the bound phone. */
export function ForgetPage() {
  const say = useText()
  const [form] = Form.useForm<Fields>()
  const { data: rules } = useQuery(signInOptionsQuery)
  const { submit, pending, answer, failure } = useFormCall(form, change)
  return (
    <LoginLayout>
      <h1>{say('login.forget.title')}</h1>
      {answer ? (
        <Alert className="login__failure" type="success" showIcon title={say('login.forget.done')} />
      ) : (
        <>
          <p className="login__hint">{say('login.forget.hint')}</p>
          <Form form={form} name="forget" layout="vertical" requiredMark={false} onFinish={submit}>
            {failure && <Alert className="login__failure" type="error" showIcon title={failure} />}
            <ForgetFields rules={rules} />
            <Button block size="large" type="primary" htmlType="submit" loading={pending}>
              {say('login.forget.submit')}
            </Button>
          </Form>
        </>
      )}
      <WayBack />
    </LoginLayout>
  )
}

function ForgetFields({ rules }: { readonly rules: PasswordRules | undefined }) {
  const say = useText()
  const form = Form.useFormInstance<Fields>()
  const mobile = async () => (await form.validateFields(['mobile'])).mobile
  return (
    <>
      <PhoneField autoFocus />
      <CodeField name="captcha" wish={async () => ({ mobile: await mobile(), purpose: 'forget' })} />
      <NewPasswordFields
        rules={rules ?? { minPasswordLength: 8, strength: 'medium' }}
        name="newPassword"
        label={say('login.password.new')}
        words={[]}
        size="large"
      />
    </>
  )
}
