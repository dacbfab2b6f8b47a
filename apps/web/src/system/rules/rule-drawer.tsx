import type { RuleRow } from '@quaywise/contract'
import { KINDS_OF_ALL, RULE_KINDS, type RuleKind } from '@quaywise/contract/rule-kinds'
import { useText } from '@quaywise/i18n'
import { Checkbox, Form, Input, Select } from 'antd'
import { FormDrawer } from '../../admin/kit/form-drawer.tsx'
import { useSave } from '../../admin/kit/use-save.ts'
import { useZone } from '../../admin/kit/use-zone.ts'
import { useSession } from '../../session/session.ts'
import { addRule, changeRule, RULES_KEY } from './calls.ts'
import { RuleFacts } from './rule-facts.tsx'
import { type RuleFields, ruleOf, startFields } from './rule-fields.ts'
import { ScheduleFields } from './schedule-fields.tsx'

interface RuleDrawerProps {
  /** Null for a new one. */
  readonly rule: RuleRow | null
  readonly onClose: () => void
}

/** A job to be added or changed. */
export function RuleDrawer({ rule, onClose }: RuleDrawerProps) {
  const say = useText()
  const zone = useZone()
  const { user } = useSession()
  const [form] = Form.useForm<RuleFields>()
  const kind: RuleKind | undefined = Form.useWatch('kind', form)
  const ofAll = KINDS_OF_ALL.some((one) => one === kind)
  const { save, busy, fault } = useSave({
    form,
    save: (fields: RuleFields) => {
      const told = ruleOf(ofAll ? { ...fields, terminal: null } : fields)
      return rule ? changeRule({ key: rule.key, ...told }) : addRule(told)
    },
    stale: [RULES_KEY],
    done: say('rules.saved'),
    onDone: onClose,
  })
  return (
    <FormDrawer
      title={rule ? say('rules.editOf', { name: rule.name }) : say('rules.new')}
      form={form}
      start={startFields(rule, zone)}
      deed={say('keep.save')}
      busy={busy}
      fault={fault}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item<RuleFields>
        name="name"
        label={say('rules.column.name')}
        rules={[{ required: true, whitespace: true, message: say('rules.name.fault') }]}
      >
        <Input autoComplete="off" maxLength={80} dir="auto" />
      </Form.Item>
      <Form.Item<RuleFields>
        name="desc"
        label={say('rules.column.desc')}
        rules={[{ required: true, whitespace: true, min: 5, message: say('rules.desc.fault') }]}
      >
        <Input.TextArea rows={2} maxLength={500} showCount dir="auto" />
      </Form.Item>
      <Form.Item<RuleFields>
        name="kind"
        label={say('rules.column.kind')}
        extra={kind && say(`rules.kind.${kind}.means`)}
      >
        <Select options={RULE_KINDS.map((value) => ({ value, label: say(`rules.kind.${value}`) }))} />
      </Form.Item>
      {!ofAll && (
        <Form.Item<RuleFields> name="terminal" label={say('rules.column.terminal')}>
          <Select
            options={[
              { value: null, label: say('rules.allTerminals') },
              ...user.terminals.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Form.Item>
      )}
      <ScheduleFields />
      <Form.Item<RuleFields> name="active" valuePropName="checked">
        <Checkbox>{say('rules.active')}</Checkbox>
      </Form.Item>
      {rule && <RuleFacts rule={rule} />}
    </FormDrawer>
  )
}
