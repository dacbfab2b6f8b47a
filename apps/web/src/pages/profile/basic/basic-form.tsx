import type { BasicProfile, Profile } from '@quaywise/contract'
import { type MessageKey, useText } from '@quaywise/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import { useSave } from '../../../admin/kit/use-save.ts'
import { call } from '../../../api/call.ts'
import { presentSuccess } from '../../../api/feedback.tsx'
import { sessionQuery } from '../../../session/session.ts'
import { profileQuery } from '../profile-query.ts'
import { PlaceFields } from './place-fields.tsx'

const PHONE = /^\+?\d(?:[\s\-()]*\d){4,19}$/

type TextField = 'nickname' | 'profile' | 'address'

/** What a person says of themselves; all of it is required. */
export function BasicForm({ profile }: { readonly profile: Profile }) {
  const say = useText()
  const client = useQueryClient()
  const [form] = Form.useForm<BasicProfile>()
  const { save, busy, fault } = useSave<BasicProfile, Profile>({
    form,
    save: (body) => call<Profile>('PUT', '/v1/user/profile', { body }),
    stale: [...sessionQuery.queryKey],
    onDone: (saved) => {
      client.setQueryData(profileQuery.queryKey, saved)
      const sentTo = saved.pendingEmail === profile.pendingEmail ? null : saved.pendingEmail
      presentSuccess(sentTo === null ? say('profile.saved') : say('profile.email.saved', { email: sentTo }))
    },
  })
  const { nickname, profile: about, country, province, city, address, phone } = profile
  const email = profile.pendingEmail ?? profile.email
  const kept = { email, nickname, profile: about, province, city, address, phone }
  return (
    <Form<BasicProfile>
      form={form}
      name="basic"
      layout="vertical"
      className="profile__form"
      initialValues={{ ...kept, country: country || 'CN' }}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onFinish={save}
    >
      <div className="profile__pair">
        <EmailField />
        <TextFieldOf name="nickname" most={50} />
      </div>
      <TextFieldOf name="profile" most={500} long />
      <PlaceFields />
      <TextFieldOf name="address" most={200} />
      <PhoneField />
      {fault && (
        <p className="profile__fault" role="alert">
          {fault}
        </p>
      )}
      <Button type="primary" htmlType="submit" loading={busy}>
        {say('profile.save')}
      </Button>
    </Form>
  )
}

function EmailField() {
  const say = useText()
  return (
    <Form.Item
      name="email"
      label={say('profile.email')}
      rules={[
        { required: true, message: say('profile.email.required') },
        { type: 'email', message: say('profile.email.invalid') },
      ]}
    >
      <Input type="email" dir="ltr" autoComplete="email" maxLength={200} />
    </Form.Item>
  )
}

interface TextFieldProps {
  readonly name: TextField
  readonly most: number
  readonly long?: boolean
}

function TextFieldOf({ name, most, long = false }: TextFieldProps) {
  const say = useText()
  const required = say(`profile.${name}.required` satisfies MessageKey)
  return (
    <Form.Item
      name={name}
      label={say(name === 'profile' ? 'profile.about' : `profile.${name}`)}
      rules={[{ required: true, whitespace: true, message: required }]}
    >
      {long ? (
        <Input.TextArea rows={3} maxLength={most} showCount />
      ) : (
        <Input maxLength={most} autoComplete={name === 'nickname' ? 'nickname' : 'street-address'} />
      )}
    </Form.Item>
  )
}

function PhoneField() {
  const say = useText()
  return (
    <Form.Item
      name="phone"
      label={say('profile.contactPhone')}
      rules={[
        { required: true, message: say('profile.contactPhone.required') },
        { pattern: PHONE, message: say('profile.contactPhone.invalid') },
      ]}
    >
      <Input type="tel" dir="ltr" autoComplete="tel" maxLength={30} />
    </Form.Item>
  )
}
