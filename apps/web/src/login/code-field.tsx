import { useText } from '@quaywise/i18n'
import { Form, Input } from 'antd'
import type { CodeWish } from '../session/sign-in.ts'
import { ShellIcon } from '../shell/shell-icon.tsx'
import { CodeButton } from './code-button.tsx'

interface CodeFieldProps {
  readonly name: string
  /** Gives what the code is asked for, or rejects while that is not valid yet. */
  readonly wish: () => Promise<CodeWish>
}

/** The six digits of a verification code, with the button that asks for one. */
export function CodeField({ name, wish }: CodeFieldProps) {
  const say = useText()
  return (
    <Form.Item label={say('login.captcha')} required>
      <div className="login__code">
        <Form.Item
          name={name}
          noStyle
          rules={[
            { required: true, message: say('login.captcha.required') },
            { pattern: /^\d{6}$/, message: say('login.captcha.digits') },
          ]}
        >
          <Input
            size="large"
            aria-label={say('login.captcha')}
            inputMode="numeric"
            dir="ltr"
            maxLength={6}
            autoComplete="one-time-code"
            prefix={<ShellIcon name="code" />}
          />
        </Form.Item>
        <CodeButton wish={wish} />
      </div>
    </Form.Item>
  )
}
