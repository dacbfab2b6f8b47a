import type { DictionaryEntryRow, DictionaryTypeRow } from '@quaywise/contract'
import { LOCALE_NAMES, LOCALES, useText } from '@quaywise/i18n'
import { Form, Input, Switch } from 'antd'
import { FormDrawer } from '../kit/form-drawer.tsx'
import { filledLabels, LabelFields } from '../kit/label-fields.tsx'
import { useSave } from '../kit/use-save.ts'
import { addEntry, changeEntry, type EntryFields, STALE } from './calls.ts'
import { useTypeName } from './type-list.tsx'

interface Fields extends EntryFields {
  readonly code: string
}

interface EntryDrawerProps {
  readonly type: DictionaryTypeRow
  /** The word that is changed; null for a new one. */
  readonly row: DictionaryEntryRow | null
  readonly onClose: () => void
}

const NEW = { code: '', labels: {}, enabled: true }
const WIDTH = 560

/** A word in seven languages, and whether search forms offer it. */
export function EntryDrawer({ type, row, onClose }: EntryDrawerProps) {
  const say = useText()
  const typeName = useTypeName()
  const [form] = Form.useForm<Fields>()
  const { save, busy, fault } = useSave({
    form,
    save: ({ code, labels, enabled }: Fields) => {
      const said = { labels: filledLabels(labels), enabled }
      return row === null ? addEntry(type.id, { code, ...said }) : changeEntry(type.id, row, said)
    },
    stale: STALE,
    done: say('dictionary.saved'),
    onDone: onClose,
  })
  const title = row
    ? say('dictionary.edit', { name: row.code })
    : say('dictionary.add.title', { name: typeName(type) })
  return (
    <FormDrawer
      title={title}
      form={form}
      start={row ?? NEW}
      deed={say('roles.save')}
      busy={busy}
      fault={fault}
      width={WIDTH}
      onSave={save}
      onClose={onClose}
    >
      {row === null && <CodeField />}
      <Missing />
      <p className="admin__note">{say('dictionary.labels.hint')}</p>
      <LabelFields defaults={row?.defaults ?? {}} />
      <Form.Item
        name="enabled"
        hidden={!type.usedBy.some(({ uses }) => uses === 'filter')}
        label={say('dictionary.offered')}
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
    </FormDrawer>
  )
}

function CodeField() {
  const say = useText()
  return (
    <Form.Item
      name="code"
      label={say('dictionary.code')}
      rules={[{ required: true, whitespace: true, message: say('roles.required') }]}
    >
      <Input maxLength={80} autoComplete="off" spellCheck={false} dir="ltr" />
    </Form.Item>
  )
}

/** The languages in which nothing of the terminal's own is said. */
function Missing() {
  const say = useText()
  const labels = Form.useWatch<Readonly<Record<string, string | undefined>> | undefined>('labels')
  const missing = LOCALES.filter((locale) => (labels?.[locale]?.trim() ?? '') === '')
  if (missing.length === 0 || missing.length === LOCALES.length) return null
  const languages = missing.map((locale) => LOCALE_NAMES[locale]).join(', ')
  return <p className="dictionary-missing">{say('dictionary.missing', { languages })}</p>
}
