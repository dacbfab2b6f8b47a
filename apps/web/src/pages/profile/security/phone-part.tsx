import { useText } from '@quaywise/i18n'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useSave } from '../../../admin/kit/use-save.ts'
import { call } from '../../../api/call.ts'
import { CodeField } from '../../../login/code-field.tsx'
import { PhoneField } from '../../../login/phone-field.tsx'
import { sessionQuery, useSession } from '../../../session/session.ts'
import { Part } from '../part.tsx'

interface Fields {
  readonly mobile: string
  readonly captcha: string
  readonly password: string
}

/** The bound phone, to which codes go; another is bound with a code that went there. */
export function PhonePart() {
  const say = useText()
  const { user } = useSession()
  const [changing, setChanging] = useState(false)
  return (
    <Part
      title={say('profile.boundPhone')}
      text={<bdi dir="ltr">{user.mobile || say('profile.none')}</bdi>}
      action={
        <Button aria-expanded={changing} onClick={() => setChanging(!changing)}>
          {say(changing ? 'keep.cancel' : 'profile.change')}
        </Button>
      }
    >
      {changing && <PhoneForm onDone={() => setChanging(false)} />}
    </Part>
  )
}

function PhoneForm({ onDone }: { readonly onDone: () => void }) {
  const say = useText()
  const [form] = Form.useForm<Fields>()
  const { save, busy, fault } = useSave<Fields, unknown>({
    form,
    save: (body) => call('POST', '/v1/user/mobile/bind', { body }),
    stale: [...sessionQuery.queryKey],
    done: say('profile.saved'),
    onDone,
  })
  const wish = async () => ({
    mobile: (await form.validateFields(['mobile'])).mobile,
    purpose: 'bind' as const,
  })
  return (
    <Form
      form={form}
      name="bind"
      layout="vertical"
      requiredMark={false}
      className="profile__inner"
      onFinish={save}
    >
      <PhoneField autoFocus />
      <CodeField name="captcha" wish={wish} />
      <Form.Item
        name="password"
        label={say('password.old')}
        rules={[{ required: true, message: say('password.old.required') }]}
      >
        <Input.Password autoComplete="current-password" maxLength={500} />
      </Form.Item>
      {fault && (
        <p className="profile__fault" role="alert">
          {fault}
        </p>
      )}
      <Button type="primary" htmlType="submit" loading={busy}>
        {say('profile.bind')}
      </Button>
    </Form>
  )
}
