import type { PermissionRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Form, Input, InputNumber, Switch } from 'antd'
import { FormDrawer } from '../kit/form-drawer.tsx'
import { filledLabels, LabelFields } from '../kit/label-fields.tsx'
import { useSave } from '../kit/use-save.ts'
import { PERMISSIONS_KEY, ROLES_KEY } from '../role/calls.ts'
import { addPermission, changePermission, type PermissionFields } from './calls.ts'

interface Fields extends PermissionFields {
  readonly authority: string
}

interface PermissionDrawerProps {
  /** The authority that is changed; null for a new one. */
  readonly row: PermissionRow | null
  readonly onClose: () => void
}

const NEW = { authority: '', labels: {}, description: '' }
const WIDTH = 560
const LAST_PLACE = 10_000

const send = (row: PermissionRow | null, { authority, labels, description, sort, visible }: Fields) => {
  const said = { labels: filledLabels(labels), description: description ?? '' }
  if (row === null) return addPermission(authority, said)
  return changePermission(
    row,
    row.kind === 'page' ? { ...said, sort: sort ?? null, visible: visible ?? true } : said,
  )
}

/** What is said of an authority: its names, its description, its place in the menu. */
export function PermissionDrawer({ row, onClose }: PermissionDrawerProps) {
  const say = useText()
  const [form] = Form.useForm<Fields>()
  const { save, busy, fault } = useSave({
    form,
    save: (fields: Fields) => send(row, fields),
    stale: [PERMISSIONS_KEY, ROLES_KEY, 'session'],
    done: say('permission.saved'),
    onDone: onClose,
  })
  return (
    <FormDrawer
      title={row ? say('permission.edit.title', { name: row.label }) : say('permission.new')}
      form={form}
      start={row ?? NEW}
      deed={say('roles.save')}
      busy={busy}
      fault={fault}
      width={WIDTH}
      onSave={save}
      onClose={onClose}
    >
      {row === null ? (
        <AuthorityField />
      ) : (
        <p>
          <code dir="ltr">{row.id}</code>
        </p>
      )}
      <Form.Item name="description" label={say('roles.description')}>
        <Input maxLength={500} autoComplete="off" dir="auto" />
      </Form.Item>
      {row?.kind === 'page' && <MenuFields fixed={row.group === 'admin'} />}
      <h3 className="admin__part">{say('permission.labels')}</h3>
      <p className="admin__note">{say('permission.labels.hint')}</p>
      <LabelFields defaults={row?.defaults ?? {}} />
    </FormDrawer>
  )
}

function AuthorityField() {
  const say = useText()
  return (
    <Form.Item
      name="authority"
      label={say('permission.authority')}
      extra={say('permission.authority.hint')}
      rules={[{ required: true, whitespace: true, message: say('roles.required') }]}
    >
      <Input maxLength={100} autoComplete="off" spellCheck={false} dir="ltr" />
    </Form.Item>
  )
}

function MenuFields({ fixed }: { readonly fixed: boolean }) {
  const say = useText()
  return (
    <div className="admin__pair">
      <Form.Item name="sort" label={say('permission.place')} extra={say('permission.place.hint')}>
        <InputNumber min={0} max={LAST_PLACE} precision={0} controls={false} />
      </Form.Item>
      <Form.Item name="visible" label={say('permission.visible')} valuePropName="checked">
        <Switch disabled={fixed} />
      </Form.Item>
    </div>
  )
}
