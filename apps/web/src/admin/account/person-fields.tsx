import { useText } from '@quaywise/i18n'
import { Form, Input } from 'antd'
import type { UserFields } from './user-fields.ts'

const PHONE = /^(\+[1-9][\d\s-]{6,20}|1\d{10})$/

/** Who a user is and how they are reached; a new one may get a password. */
export function PersonFields({ isNew }: { readonly isNew: boolean }) {
  const say = useText()
  const required = { required: true, whitespace: true, message: say('users.required') }
  return (
    <>
      <div className="admin__pair">
        <Form.Item<UserFields>
          name="username"
          label={say('users.column.username')}
          rules={[required, { min: 2, max: 60, message: say('users.username.length') }]}
        >
          <Input autoComplete="off" maxLength={60} dir="auto" />
        </Form.Item>
        <Form.Item<UserFields> name="name" label={say('users.column.name')} rules={[required]}>
          <Input autoComplete="off" maxLength={80} dir="auto" />
        </Form.Item>
        <Form.Item<UserFields>
          name="mobile"
          label={say('users.column.mobile')}
          extra={say('users.mobile.hint')}
          rules={[{ pattern: PHONE, message: say('users.mobile.wrong') }]}
        >
          <Input type="tel" autoComplete="off" maxLength={30} dir="ltr" />
        </Form.Item>
        <Form.Item<UserFields>
          name="email"
          label={say('users.column.email')}
          rules={[{ type: 'email', message: say('users.email.wrong') }]}
        >
          <Input autoComplete="off" maxLength={200} dir="ltr" />
        </Form.Item>
      </div>
      {isNew && (
        <Form.Item<UserFields>
          name="password"
          label={say('users.password.first')}
          extra={say('users.password.hint')}
        >
          <Input.Password autoComplete="new-password" maxLength={200} />
        </Form.Item>
      )}
    </>
  )
}
