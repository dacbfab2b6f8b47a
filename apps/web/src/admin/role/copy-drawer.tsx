import type { RoleRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Form, Input } from 'antd'
import { FormDrawer } from '../kit/form-drawer.tsx'
import { useSave } from '../kit/use-save.ts'
import { copyRole, ROLES_KEY } from './calls.ts'

interface CopyDrawerProps {
  readonly role: RoleRow
  readonly onClose: () => void
}

/** Names the copy of a role. */
export function CopyDrawer({ role, onClose }: CopyDrawerProps) {
  const say = useText()
  const [form] = Form.useForm<{ name: string }>()
  const { save, busy, fault } = useSave({
    form,
    save: ({ name }: { name: string }) => copyRole(role.id, name),
    stale: [ROLES_KEY],
    done: say('roles.saved'),
    onDone: onClose,
  })
  return (
    <FormDrawer
      title={say('roles.copy.title', { name: role.label })}
      form={form}
      start={{ name: say('roles.copy.name', { name: role.label }) }}
      deed={say('roles.copy')}
      busy={busy}
      fault={fault}
      onSave={save}
      onClose={onClose}
    >
      <p className="admin__note">{say('roles.copy.text')}</p>
      <Form.Item
        name="name"
        label={say('roles.name')}
        rules={[{ required: true, whitespace: true, message: say('roles.required') }]}
      >
        <Input maxLength={80} autoComplete="off" dir="auto" />
      </Form.Item>
    </FormDrawer>
  )
}
