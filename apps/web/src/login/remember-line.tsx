import { useText } from '@quaywise/i18n'
import { Checkbox, Form } from 'antd'

/** Stay signed in for thirty days, and the way out for those who forgot. */
export function RememberLine() {
  const say = useText()
  return (
    <div className="login__links">
      <Form.Item name="autoLogin" valuePropName="checked" noStyle>
        <Checkbox>{say('login.remember')}</Checkbox>
      </Form.Item>
      <a href="/user/forget">{say('login.forgot')}</a>
    </div>
  )
}
