import { useText } from '@quaywise/i18n'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import { showFieldFaults } from '../../admin/kit/field-faults.ts'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { presentError, presentSuccess } from '../../api/feedback.tsx'
import { NewPasswordFields } from '../../password-field/new-password-fields.tsx'
import { sessionQuery, useSession } from '../../session/session.ts'

interface Fields {
  readonly oldPassword: string
  readonly newPassword: string
}

/** The current password, and the new one twice. */
export function PasswordForm({ onDone }: { readonly onDone?: () => void }) {
  const say = useText()
  const { user } = useSession()
  const [form] = Form.useForm<Fields & { readonly confirm: string }>()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: ({ oldPassword, newPassword }: Fields) =>
      call<unknown>('POST', '/v1/user/changePassword', { body: { oldPassword, newPassword } }),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'WRONG_CREDENTIALS')
        return form.setFields([{ name: 'oldPassword', errors: [say('password.old.wrong')] }])
      const told = showFieldFaults(form, error)
      if (told !== null) presentError(error)
    },
    meta: { quiet: true },
    onSuccess: async () => {
      form.resetFields()
      presentSuccess(say('password.changed'))
      onDone?.()
      await client.invalidateQueries(sessionQuery)
    },
  })
  const words = [user.username, user.name, user.email ?? '']
  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={(fields) => change.mutate(fields)}>
      <Form.Item
        name="oldPassword"
        label={say('password.old')}
        rules={[{ required: true, message: say('password.old.required') }]}
      >
        <Input.Password autoComplete="current-password" maxLength={500} />
      </Form.Item>
      <NewPasswordFields rules={user} name="newPassword" label={say('password.new')} words={words} />
      <Button type="primary" htmlType="submit" loading={change.isPending}>
        {say('password.submit')}
      </Button>
    </Form>
  )
}
