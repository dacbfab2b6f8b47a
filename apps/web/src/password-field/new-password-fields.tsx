import { type MessageKey, useText } from '@quaywise/i18n'
import { Form, Input } from 'antd'
import { isAccepted } from './strength.ts'
import { StrengthMeter } from './strength-meter.tsx'

/** What a new password has to be. */
export interface PasswordRules {
  readonly minPasswordLength: number
  readonly strength: 'weak' | 'medium' | 'strong'
}

interface NewPasswordFieldsProps {
  readonly rules: PasswordRules
  /** The name of the field in what is sent. */
  readonly name: string
  readonly label: string
  /** What stands at the field where it is typed once more. */
  readonly again?: string
  /** What is known of the person, which makes a poor password. */
  readonly words: readonly string[]
  readonly size?: 'large'
}

/** A new password with its strength, and once more. */
export function NewPasswordFields({ rules, name, label, again, words, size }: NewPasswordFieldsProps) {
  const say = useText()
  const form = Form.useFormInstance()
  const typed: string = Form.useWatch(name) ?? ''
  const { minPasswordLength: count, strength } = rules
  const short = say('login.password.short', { count })
  const sized = size ? { size } : {}
  const strongEnough = async (value: string | undefined) => {
    if (!value || [...value].length < count || (await isAccepted(value, strength, words))) return
    throw new Error(say(`login.password.least.${strength}` satisfies MessageKey))
  }
  const same = (value: string) =>
    value === form.getFieldValue(name) ? Promise.resolve() : Promise.reject(say('login.password.different'))
  return (
    <>
      <Form.Item
        name={name}
        label={label}
        extra={
          <>
            <StrengthMeter password={typed} words={words} />
            {short}
          </>
        }
        rules={[
          { required: true, message: say('login.password.new.required') },
          { min: count, message: short },
          { validator: (_, value?: string) => strongEnough(value) },
        ]}
      >
        <Input.Password {...sized} autoComplete="new-password" maxLength={500} />
      </Form.Item>
      <Form.Item
        name="confirm"
        label={again ?? say('login.password.confirm')}
        dependencies={[name]}
        rules={[{ validator: (_, value: string) => same(value) }]}
      >
        <Input.Password {...sized} autoComplete="new-password" maxLength={500} />
      </Form.Item>
    </>
  )
}
