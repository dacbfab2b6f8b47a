import { useText } from '@quaywise/i18n'
import { DatePicker, Form } from 'antd'
import type { UserFields } from './user-fields.ts'

/** The days between which a user may sign in. */
export function ValidityFields({ zone }: { readonly zone: string }) {
  const say = useText()
  return (
    <>
      <div className="admin__pair">
        <Form.Item<UserFields> name="validFrom" label={say('users.column.validFrom')}>
          <DatePicker className="users__day" placeholder={say('users.valid.open')} />
        </Form.Item>
        <Form.Item<UserFields>
          name="validUntil"
          label={say('users.column.validUntil')}
          dependencies={['validFrom']}
          rules={[
            ({ getFieldValue }) => ({
              validator: (_, until: UserFields['validUntil']) => {
                const from: UserFields['validFrom'] = getFieldValue('validFrom')
                const backwards = from && until?.isBefore(from, 'day')
                return backwards ? Promise.reject(say('users.valid.backwards')) : Promise.resolve()
              },
            }),
          ]}
        >
          <DatePicker className="users__day" placeholder={say('users.valid.open')} />
        </Form.Item>
      </div>
      <p className="admin__note">{say('users.valid.hint', { zone })}</p>
    </>
  )
}
