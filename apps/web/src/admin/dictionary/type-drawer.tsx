import type { DictionaryTypeRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Form, Input } from 'antd'
import { FormDrawer } from '../kit/form-drawer.tsx'
import { filledLabels, LabelFields } from '../kit/label-fields.tsx'
import { useSave } from '../kit/use-save.ts'
import { addType, changeType, STALE } from './calls.ts'

interface Fields {
  readonly id: string
  readonly labels: Readonly<Record<string, string>>
  readonly description: string
}

interface TypeDrawerProps {
  /** The list that is changed; null for a new one. */
  readonly type: DictionaryTypeRow | null
  /** Takes the id of the list that was saved. */
  readonly onSaved: (id: string) => void
  readonly onClose: () => void
}

const NEW = { id: '', labels: {}, description: '' }
const WIDTH = 560

/** How a list is called in seven languages. */
export function TypeDrawer({ type, onSaved, onClose }: TypeDrawerProps) {
  const say = useText()
  const [form] = Form.useForm<Fields>()
  const { save, busy, fault } = useSave({
    form,
    save: ({ id, labels, description }: Fields) => {
      const said = { labels: filledLabels(labels), description: description ?? '' }
      return type === null ? addType({ id, ...said }) : changeType(type, said)
    },
    stale: STALE,
    done: say('dictionary.saved'),
    onDone: ({ id }: DictionaryTypeRow) => onSaved(id),
  })
  return (
    <FormDrawer
      title={say(type ? 'dictionary.editType' : 'dictionary.newType')}
      form={form}
      start={type ?? NEW}
      deed={say('roles.save')}
      busy={busy}
      fault={fault}
      width={WIDTH}
      onSave={save}
      onClose={onClose}
    >
      {type === null && (
        <Form.Item
          name="id"
          label={say('dictionary.id')}
          extra={say('dictionary.id.hint')}
          rules={[{ required: true, whitespace: true, message: say('roles.required') }]}
        >
          <Input maxLength={40} autoComplete="off" spellCheck={false} dir="ltr" />
        </Form.Item>
      )}
      <Form.Item name="description" label={say('dictionary.description')}>
        <Input maxLength={500} autoComplete="off" dir="auto" />
      </Form.Item>
      <p className="admin__note">{say('permission.labels.hint')}</p>
      <LabelFields defaults={type?.defaults ?? {}} />
    </FormDrawer>
  )
}
