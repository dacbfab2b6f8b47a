import type { DepartmentMember, DepartmentRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Form, Select, Switch } from 'antd'
import { useState } from 'react'
import { useSettled } from '../../data/use-settled.ts'
import { FormDrawer } from '../kit/form-drawer.tsx'
import { useSave } from '../kit/use-save.ts'
import { addMembers, candidatesQuery, STALE } from './calls.ts'

const SETTLE_MS = 250

interface Fields {
  readonly userIds: readonly string[]
  readonly main: boolean
}

interface AddMembersDrawerProps {
  readonly department: DepartmentRow
  readonly onClose: () => void
}

const named = ({ username, name }: DepartmentMember): string => `${username} · ${name}`

/** People to be put into a department, found by their names. */
export function AddMembersDrawer({ department, onClose }: AddMembersDrawerProps) {
  const say = useText()
  const [form] = Form.useForm<Fields>()
  const [text, setText] = useState('')
  const { data } = useQuery({
    ...candidatesQuery(useSettled(text, SETTLE_MS)),
    placeholderData: keepPreviousData,
  })
  const { save, busy, fault } = useSave({
    form,
    save: ({ userIds, main }: Fields) => addMembers(department.id, userIds, main),
    stale: STALE,
    done: say('departments.members.added'),
    onDone: onClose,
  })
  const others = (data ?? []).filter(({ departments }) => departments.every(({ id }) => id !== department.id))
  return (
    <FormDrawer
      title={say('departments.members.title', { name: department.name })}
      form={form}
      start={{ userIds: [], main: false }}
      deed={say('departments.members.add')}
      busy={busy}
      fault={fault}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item<Fields>
        name="userIds"
        label={say('departments.members.who')}
        rules={[{ required: true, message: say('departments.members.required') }]}
      >
        <Select
          mode="multiple"
          showSearch={{ filterOption: false, onSearch: setText }}
          placeholder={say('users.search')}
          options={others.map((one) => ({ value: one.id, label: named(one) }))}
        />
      </Form.Item>
      <Form.Item<Fields>
        name="main"
        label={say('departments.members.asMain')}
        extra={say('departments.members.asMain.hint')}
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
    </FormDrawer>
  )
}
