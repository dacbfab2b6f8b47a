import type { RoleRow, WrittenRole } from '@quaywise/contract'
import { LOCALES, useText } from '@quaywise/i18n'
import { Drawer, Skeleton } from '@quaywise/ui'
import { useQuery } from '@tanstack/react-query'
import { Form, Input } from 'antd'
import { Failure } from '../../data/failure.tsx'
import { FormDrawer } from '../kit/form-drawer.tsx'
import { filledLabels, LabelFields } from '../kit/label-fields.tsx'
import { useSave } from '../kit/use-save.ts'
import { authoritiesQuery, PERMISSIONS_KEY, ROLES_KEY, roleQuery, saveRole } from './calls.ts'
import { ElementTicks } from './element-ticks.tsx'
import { MenuPreview } from './menu-preview.tsx'
import { PageTicks } from './page-ticks.tsx'
import { TerminalTicks } from './terminal-ticks.tsx'
import { useListedRole } from './use-listed-role.ts'

const WIDTH = 1080
const NEW: WrittenRole = {
  name: '',
  labels: {},
  description: '',
  pageAuthorities: [],
  uiAuthorities: [],
  terminals: null,
}

interface RoleDrawerProps {
  /** The role to be changed; null for a new one. */
  readonly id: string | null
  readonly onClose: () => void
}

/** A role to be made or changed: its pages, elements and terminals, and the menu that they make. */
export function RoleDrawer({ id, onClose }: RoleDrawerProps) {
  const say = useText()
  const { data, error, refetch } = useQuery({ ...roleQuery(id ?? ''), enabled: id !== null, staleTime: 0 })
  const listed = useListedRole(id)
  // The form is drawn once all that it offers is there, so that nothing in it moves.
  const { isPending } = useQuery(authoritiesQuery)
  if (id === null && !isPending) return <RoleForm kept={null} onClose={onClose} />
  if (data && !isPending) return <RoleForm key={data.version} kept={data} onClose={onClose} />
  return (
    <Drawer
      title={id === null ? say('roles.new') : (listed?.label ?? say('permission.role'))}
      open
      width={WIDTH}
      closeLabel={say('report.close')}
      onClose={onClose}
    >
      {error ? <Failure error={error} onRetry={() => void refetch()} /> : <Skeleton kind="rows" />}
    </Drawer>
  )
}

interface RoleFormProps {
  readonly kept: RoleRow | null
  readonly onClose: () => void
}

function RoleForm({ kept, onClose }: RoleFormProps) {
  const say = useText()
  const [form] = Form.useForm<WrittenRole>()
  const pages = Form.useWatch('pageAuthorities', form) ?? kept?.pageAuthorities ?? []
  const name = Form.useWatch('name', form) ?? kept?.name ?? ''
  const { save, busy, fault } = useSave({
    form,
    save: ({ labels, ...fields }: WrittenRole) => saveRole({ ...fields, labels: filledLabels(labels) }, kept),
    stale: [ROLES_KEY, PERMISSIONS_KEY, 'session'],
    done: say('roles.saved'),
    onDone: onClose,
  })
  return (
    <FormDrawer
      title={kept?.label ?? say('roles.new')}
      form={form}
      start={kept ?? NEW}
      deed={say('roles.save')}
      busy={busy}
      fault={fault}
      width={WIDTH}
      onSave={save}
      onClose={onClose}
    >
      <RoleFields />
      <OtherNames name={name} />
      <div className="role-parts">
        <Form.Item name="pageAuthorities" label={say('roles.pages')}>
          <PageTicks />
        </Form.Item>
        <MenuPreview pageAuthorities={pages} />
      </div>
    </FormDrawer>
  )
}

/** What the role is called in each language, where that is another word than its name. */
function OtherNames({ name }: { readonly name: string }) {
  const say = useText()
  const defaults = Object.fromEntries(LOCALES.map((locale) => [locale, name]))
  return (
    <details className="role-names">
      <summary>{say('roles.names')}</summary>
      <p className="admin__note">{say('roles.names.hint')}</p>
      <LabelFields defaults={defaults} />
    </details>
  )
}

function RoleFields() {
  const say = useText()
  const required = { required: true, whitespace: true, message: say('roles.required') }
  return (
    <>
      <div className="admin__pair">
        <Form.Item name="name" label={say('roles.name')} rules={[required]}>
          <Input maxLength={80} autoComplete="off" dir="auto" />
        </Form.Item>
        <Form.Item name="description" label={say('roles.description')}>
          <Input.TextArea maxLength={500} autoComplete="off" dir="auto" rows={1} className="role-words" />
        </Form.Item>
      </div>
      <div className="admin__pair">
        <Form.Item name="uiAuthorities" label={say('roles.elements')}>
          <ElementTicks />
        </Form.Item>
        <Form.Item name="terminals" label={say('roles.terminals')}>
          <TerminalTicks />
        </Form.Item>
      </div>
    </>
  )
}
