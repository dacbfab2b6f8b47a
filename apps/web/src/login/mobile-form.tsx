import { useText } from '@quaywise/i18n'
import { Alert, Button, Form } from 'antd'
import { type Credentials, signIn } from '../session/sign-in.ts'
import { CodeField } from './code-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { RememberLine } from './remember-line.tsx'
import { type SignInEnds, useSignIn } from './use-sign-in.ts'

interface Fields {
  readonly mobile: string
  readonly captcha: string
  readonly autoLogin: boolean
}

/** Sign-in by a code that is sent to the phone. */
export function MobileForm(ends: SignInEnds) {
  const say = useText()
  const [form] = Form.useForm<Fields>()
  const { submit, pending, failure } = useSignIn<Credentials>(signIn, ends)
  const validPhone = async () => (await form.validateFields(['mobile'])).mobile
  return (
    <Form
      form={form}
      name="mobile"
      layout="vertical"
      requiredMark={false}
      initialValues={{ autoLogin: true }}
      onFinish={(fields: Fields) => submit({ type: 'mobile', ...fields })}
    >
      {failure && <Alert className="login__failure" type="error" showIcon title={failure} />}
      <PhoneField autoFocus />
      <CodeField name="captcha" wish={async () => ({ mobile: await validPhone(), purpose: 'login' })} />
      <RememberLine />
      <Button block size="large" type="primary" htmlType="submit" loading={pending}>
        {say('login.submit')}
      </Button>
    </Form>
  )
}
