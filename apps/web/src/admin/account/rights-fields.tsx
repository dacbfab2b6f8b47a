import { useText } from '@quaywise/i18n'
import { useQuery } from '@tanstack/react-query'
import { Form, Select, Switch } from 'antd'
import { indented, inTreeOrder, optionsQuery } from '../kit/department-options.ts'
import type { UserFields } from './user-fields.ts'

const BY_LABEL = { optionFilterProp: 'label' } as const

/** What a user may do, and where they belong. */
export function RightsFields() {
  const say = useText()
  const { data } = useQuery(optionsQuery)
  const roles = (data?.roles ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const departments = inTreeOrder(data?.departments ?? []).map((one) => ({
    value: one.id,
    label: indented(one),
  }))
  return (
    <>
      <Form.Item<UserFields> name="roleIds" label={say('users.column.roles')}>
        <Select mode="multiple" options={roles} showSearch={BY_LABEL} allowClear />
      </Form.Item>
      <Form.Item<UserFields>
        name="isAdmin"
        label={say('users.column.isAdmin')}
        extra={say('users.isAdmin.hint')}
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
      <div className="admin__pair">
        <Form.Item<UserFields> name="mainDepartment" label={say('users.department.main')}>
          <Select options={departments} showSearch={BY_LABEL} allowClear />
        </Form.Item>
        <Form.Item<UserFields> name="otherDepartments" label={say('users.department.others')}>
          <Select mode="multiple" options={departments} showSearch={BY_LABEL} allowClear />
        </Form.Item>
      </div>
    </>
  )
}
