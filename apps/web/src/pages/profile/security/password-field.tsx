import { useText } from '@quaywise/i18n'
import { Form, Input } from 'antd'

interface PasswordFieldProps {
  readonly fault: string | null
  readonly autoFocus?: boolean
}

/** The person's own password, and what is wrong with the whole form. */
export function PasswordField({ fault, autoFocus = true }: PasswordFieldProps) {
  const say = useText()
  return (
    <>
      <Form.Item
        name="password"
        label={say('password.old')}
        rules={[{ required: true, message: say('password.old.required') }]}
      >
        <Input.Password autoFocus={autoFocus} autoComplete="current-password" maxLength={500} />
      </Form.Item>
      {fault && (
        <p className="profile__fault" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}
