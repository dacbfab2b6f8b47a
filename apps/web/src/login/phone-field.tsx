import { useText } from '@quaywise/i18n'
import { Form, Input } from 'antd'
import { isPhone } from '../session/phone.ts'
import { ShellIcon } from '../shell/shell-icon.tsx'

/** A phone number, required and checked as it is typed; it runs left to right in every language. */
export function PhoneField({ autoFocus = false }: { readonly autoFocus?: boolean }) {
  const say = useText()
  const checkPhone = (value: string | undefined) =>
    !value || isPhone(value.replace(/[\s-]/g, ''))
      ? Promise.resolve()
      : Promise.reject(say('login.mobile.invalid'))
  return (
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
        autoFocus={autoFocus}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        maxLength={30}
        prefix={<ShellIcon name="phone" />}
      />
    </Form.Item>
  )
}
