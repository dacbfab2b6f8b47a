import { useText } from '@quaywise/i18n'
import { Button, Form, Input, QRCode } from 'antd'
import { useState } from 'react'
import { useSave } from '../../../admin/kit/use-save.ts'
import { call } from '../../../api/call.ts'
import { PasswordField } from './password-field.tsx'

interface Begun {
  readonly secret: string
  readonly uri: string
}

interface EnrolFormProps {
  readonly onDone: (recoveryCodes: readonly string[]) => void
}

/** Sets the second factor up: the password, then the picture for the authenticator and a first code of it. */
export function EnrolForm({ onDone }: EnrolFormProps) {
  const [begun, setBegun] = useState<Begun | null>(null)
  return begun ? <ConfirmForm begun={begun} onDone={onDone} /> : <BeginForm onBegun={setBegun} />
}

function BeginForm({ onBegun }: { readonly onBegun: (begun: Begun) => void }) {
  const say = useText()
  const [form] = Form.useForm<{ readonly password: string }>()
  const { save, busy, fault } = useSave<{ readonly password: string }, Begun>({
    form,
    save: (body) => call<Begun>('POST', '/v1/user/secondFactor/begin', { body }),
    stale: [],
    onDone: onBegun,
  })
  return (
    <Form
      form={form}
      name="enrol"
      layout="vertical"
      requiredMark={false}
      className="profile__inner"
      onFinish={save}
    >
      <PasswordField fault={fault} />
      <Button type="primary" htmlType="submit" loading={busy}>
        {say('profile.factor.next')}
      </Button>
    </Form>
  )
}

function ConfirmForm({ begun, onDone }: EnrolFormProps & { readonly begun: Begun }) {
  const say = useText()
  const [form] = Form.useForm<{ readonly code: string }>()
  const { save, busy, fault } = useSave<{ readonly code: string }, { recoveryCodes: readonly string[] }>({
    form,
    save: (body) => call('POST', '/v1/user/secondFactor/confirm', { body }),
    stale: [],
    done: say('profile.saved'),
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <div className="profile__enrol">
      <div role="img" aria-label={say('profile.factor.picture')}>
        <div aria-hidden="true">
          <QRCode type="svg" value={begun.uri} size={180} color="#000000" bgColor="#ffffff" />
        </div>
      </div>
      <Form form={form} name="confirm" layout="vertical" requiredMark={false} onFinish={save}>
        <p>{say('profile.factor.scan')}</p>
        <p>
          {say('profile.factor.secret')}{' '}
          <code dir="ltr">{begun.secret.match(/.{1,4}/g)?.join(' ') ?? begun.secret}</code>
        </p>
        <Form.Item
          name="code"
          label={say('login.factor.code')}
          rules={[{ required: true, message: say('login.captcha.required') }]}
        >
          <Input autoFocus dir="ltr" inputMode="numeric" maxLength={7} autoComplete="one-time-code" />
        </Form.Item>
        {fault && (
          <p className="profile__fault" role="alert">
            {fault}
          </p>
        )}
        <Button type="primary" htmlType="submit" loading={busy}>
          {say('profile.factor.confirm')}
        </Button>
      </Form>
    </div>
  )
}
