import type { DepartmentRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Form, Select } from 'antd'
import { indented, inTreeOrder } from '../kit/department-options.ts'
import { FormDrawer } from '../kit/form-drawer.tsx'
import { useSave } from '../kit/use-save.ts'
import { moveDepartment, STALE } from './calls.ts'
import { below } from './tree.ts'

const TOP = ''

interface Fields {
  readonly parentId: string
}

interface MoveDrawerProps {
  readonly department: DepartmentRow
  readonly all: readonly DepartmentRow[]
  readonly onDone: (id: string) => void
  readonly onClose: () => void
}

/** Puts a department under another one, or to the top; what lies below it is no choice. */
export function MoveDrawer({ department, all, onDone, onClose }: MoveDrawerProps) {
  const say = useText()
  const [form] = Form.useForm<Fields>()
  const own = below(all, department.id)
  const others = inTreeOrder(all).filter(({ id }) => !own.has(id))
  const { save, busy, fault } = useSave({
    form,
    save: ({ parentId }: Fields) =>
      moveDepartment(department.id, { parentId: parentId === TOP ? null : parentId, beforeId: null }),
    stale: STALE,
    done: say('departments.moved'),
    onDone: ({ id }) => onDone(id),
  })
  return (
    <FormDrawer
      title={say('departments.move', { name: department.name })}
      form={form}
      start={{ parentId: department.parentId ?? TOP }}
      deed={say('departments.menu.move')}
      busy={busy}
      fault={fault}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item<Fields>
        name="parentId"
        label={say('departments.parent')}
        extra={say('departments.move.hint')}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={[
            { value: TOP, label: say('departments.top') },
            ...others.map((one) => ({ value: one.id, label: indented(one) })),
          ]}
        />
      </Form.Item>
    </FormDrawer>
  )
}
