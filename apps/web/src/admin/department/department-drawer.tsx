import type { DepartmentRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Form, Input } from 'antd'
import { FormDrawer } from '../kit/form-drawer.tsx'
import { useSave } from '../kit/use-save.ts'
import { addDepartment, changeDepartment, STALE } from './calls.ts'
import { pathOf } from './tree.ts'

interface Fields {
  readonly name: string
  readonly note: string
}

interface DepartmentDrawerProps {
  /** Null for a new one. */
  readonly department: DepartmentRow | null
  readonly parentId: string | null
  readonly all: readonly DepartmentRow[]
  readonly onDone: (id: string) => void
  readonly onClose: () => void
}

/** A department to be named or renamed. */
export function DepartmentDrawer({ department, parentId, all, onDone, onClose }: DepartmentDrawerProps) {
  const say = useText()
  const [form] = Form.useForm<Fields>()
  const { save, busy, fault } = useSave({
    form,
    save: (fields: Fields) =>
      department
        ? changeDepartment(department.id, { ...fields, version: department.version })
        : addDepartment({ ...fields, parentId }),
    stale: STALE,
    done: say('departments.saved'),
    onDone: ({ id }) => onDone(id),
  })
  const path = parentId === null ? [] : pathOf(all, parentId)
  return (
    <FormDrawer
      title={department ? say('departments.edit', { name: department.name }) : say('departments.new')}
      form={form}
      start={{ name: department?.name ?? '', note: department?.note ?? '' }}
      deed={say(department ? 'keep.save' : 'users.create')}
      busy={busy}
      fault={fault}
      onSave={save}
      onClose={onClose}
    >
      {path.length > 0 && (
        <p className="admin__note">
          {say('departments.under', { path: path.map(({ name }) => name).join(' / ') })}
        </p>
      )}
      <Form.Item<Fields>
        name="name"
        label={say('departments.name')}
        rules={[{ required: true, whitespace: true, message: say('users.required') }]}
      >
        <Input autoComplete="off" maxLength={80} dir="auto" />
      </Form.Item>
      <Form.Item<Fields> name="note" label={say('departments.note')}>
        <Input.TextArea rows={4} maxLength={500} showCount dir="auto" />
      </Form.Item>
    </FormDrawer>
  )
}
