import { useText } from '@quaywise/i18n'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input, message } from 'antd'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { presentError } from '../../api/feedback.tsx'
import { sessionQuery } from '../../session/session.ts'

interface Fields {
  readonly oldPassword: string
  readonly newPassword: string
}

/** The current password, and the new one twice. */
export function PasswordForm({ shortest }: { readonly shortest: number }) {
  const say = useText()
  const [form] = Form.useForm<Fields & { readonly confirm: string }>()
  const [messages, holder] = message.useMessage()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: ({ oldPassword, newPassword }: Fields) =>
      call<unknown>('POST', '/v1/user/changePassword', { body: { oldPassword, newPassword } }),
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'WRONG_CREDENTIALS') return presentError(error)
      form.setFields([{ name: 'oldPassword', errors: [say('password.old.wrong')] }])
    },
    meta: { quiet: true },
    onSuccess: async () => {
      form.resetFields()
      messages.success(say('password.changed'))
      await client.invalidateQueries(sessionQuery)
    },
  })
  const short = say('password.new.short', { count: shortest })
  const same = (value: string) =>
    value === form.getFieldValue('newPassword')
      ? Promise.resolve()
      : Promise.reject(say('password.confirm.different'))
  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={(fields) => change.mutate(fields)}>
      {holder}
      <Form.Item
        name="oldPassword"
        label={say('password.old')}
        rules={[{ required: true, message: say('password.old.required') }]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="newPassword"
        label={say('password.new')}
        extra={short}
        rules={[
          { required: true, message: say('password.new.required') },
          { min: shortest, message: short },
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="confirm"
        label={say('password.confirm')}
        dependencies={['newPassword']}
        rules={[{ validator: (_, value: string) => same(value) }]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={change.isPending}>
        {say('password.submit')}
      </Button>
    </Form>
  )
}
