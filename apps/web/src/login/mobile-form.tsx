import { useText } from '@quaywise/i18n'
import { Alert, Button, Form, Input } from 'antd'
import { isPhone } from '../session/phone.ts'
import { ShellIcon } from '../shell/shell-icon.tsx'
import { CodeButton } from './code-button.tsx'
import { RememberLine } from './remember-line.tsx'
import { useSignIn } from './use-sign-in.ts'

interface Fields {
  readonly mobile: string
  readonly captcha: string
  readonly autoLogin: boolean
}

/** Sign-in by a code that is sent to the phone. */
export function MobileForm({ onDone }: { readonly onDone: () => void }) {
  const say = useText()
  const [form] = Form.useForm<Fields>()
  const { submit, pending, failure } = useSignIn(onDone)
  const checkPhone = (value: string | undefined) =>
    !value || isPhone(value.replace(/[\s-]/g, ''))
      ? Promise.resolve()
      : Promise.reject(say('login.mobile.invalid'))
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
      <Form.Item
        name="mobile"
        label={say('login.mobile')}
        rules={[
          { required: true, message: say('login.mobile.required') },
          { validator: (_, value?: string) => checkPhone(value) },
        ]}
      >
        <Input
          size="large"
          autoFocus
          type="tel"
          dir="ltr"
          autoComplete="tel"
          prefix={<ShellIcon name="phone" />}
        />
      </Form.Item>
      <Form.Item label={say('login.captcha')} htmlFor="mobile_captcha" required>
        <div className="login__code">
          <Form.Item
            name="captcha"
            noStyle
            rules={[{ required: true, message: say('login.captcha.required') }]}
          >
            <Input
              size="large"
              inputMode="numeric"
              maxLength={6}
              autoComplete="one-time-code"
              prefix={<ShellIcon name="code" />}
            />
          </Form.Item>
          <CodeButton phone={validPhone} />
        </div>
      </Form.Item>
      <RememberLine />
      <Button block size="large" type="primary" htmlType="submit" loading={pending}>
        {say('login.submit')}
      </Button>
    </Form>
  )
}
