import { useText } from '@quaywise/i18n'
import { Button, Form, Input } from 'antd'
import { useSave } from '../../../admin/kit/use-save.ts'
import { call } from '../../../api/call.ts'
import { PasswordField } from './password-field.tsx'

interface RenewFormProps {
  readonly onDone: (recoveryCodes: readonly string[]) => void
}

/** New recovery codes, for the password. */
export function RenewForm({ onDone }: RenewFormProps) {
  const say = useText()
  const [form] = Form.useForm<{ readonly password: string }>()
  const { save, busy, fault } = useSave<
    { readonly password: string },
    { readonly recoveryCodes: readonly string[] }
  >({
    form,
    save: (body) => call('POST', '/v1/user/secondFactor/recoveryCodes', { body }),
    stale: [],
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <Form form={form} name="renew" layout="vertical" className="profile__inner" onFinish={save}>
      <PasswordField fault={fault} />
      <Button type="primary" htmlType="submit" loading={busy}>
        {say('profile.factor.renew')}
      </Button>
    </Form>
  )
}

/** Switching the second factor off, for the password and a code. */
export function RemoveForm({ onDone }: { readonly onDone: () => void }) {
  const say = useText()
  const [form] = Form.useForm<{ readonly password: string; readonly code: string }>()
  const { save, busy, fault } = useSave<{ readonly password: string; readonly code: string }, unknown>({
    form,
    save: (body) => call('POST', '/v1/user/secondFactor/remove', { body }),
    stale: [],
    done: say('profile.saved'),
    onDone,
  })
  return (
    <Form form={form} name="remove" layout="vertical" className="profile__inner" onFinish={save}>
      <PasswordField fault={fault} />
      <Form.Item
        name="code"
        label={say('login.factor.code')}
        extra={say('login.factor.recovery')}
        rules={[{ required: true, message: say('login.captcha.required') }]}
      >
        <Input dir="ltr" maxLength={20} autoComplete="one-time-code" />
      </Form.Item>
      <Button danger htmlType="submit" loading={busy}>
        {say('profile.factor.remove')}
      </Button>
    </Form>
  )
}
