import type { ParameterRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { DatePicker, Form, Input } from 'antd'
import type { Dayjs } from 'dayjs'
import { FormDrawer } from '../../admin/kit/form-drawer.tsx'
import { useSave } from '../../admin/kit/use-save.ts'
import { useZone } from '../../admin/kit/use-zone.ts'
import { type ParameterValue, STALE, save } from './calls.ts'
import { DryRunPart } from './dry-run-part.tsx'
import { instantIn } from './local-instant.ts'
import { PastNote } from './past-note.tsx'
import { useParameterText } from './use-parameter-text.ts'
import { faultOf, VALUE_FIELD, ValueField } from './value-field.tsx'

interface Fields {
  readonly values: readonly [{ readonly value: ParameterValue | undefined }]
  readonly effectiveFrom?: Dayjs | null
  readonly reason: string
}

interface ParameterDrawerProps {
  readonly row: ParameterRow
  readonly twoPersons: boolean
  readonly onClose: () => void
}

const WIDTH = 640

/** A new value for a parameter: what it would change is counted and shown before it is kept. */
export function ParameterDrawer({ row, twoPersons, onClose }: ParameterDrawerProps) {
  const say = useText()
  const text = useParameterText()
  const zone = useZone()
  const [form] = Form.useForm<Fields>()
  const watched: ParameterValue | undefined = Form.useWatch(VALUE_FIELD, form)
  const value = watched ?? (row.type === 'open' ? null : watched)
  const {
    save: keep,
    busy,
    fault,
  } = useSave({
    form,
    save: ({ reason, effectiveFrom }: Fields) =>
      save({
        values: [{ key: row.key, value: value ?? null, base: row.newest }],
        reason,
        effectiveFrom: instantIn(effectiveFrom, zone),
      }),
    stale: STALE,
    done: say(twoPersons ? 'parameters.sent' : 'parameters.saved'),
    onDone: onClose,
  })
  const begins = Form.useWatch('effectiveFrom', form)
  // A value that holds already can still be dated back.
  const differs = value !== undefined && (value !== row.value || (row.byFact && Boolean(begins)))
  return (
    <FormDrawer
      title={text.name(row.key)}
      form={form}
      start={{ values: [{ value: row.value }], reason: '' }}
      deed={say(twoPersons ? 'parameters.send' : 'keep.save')}
      busy={busy || !differs}
      fault={fault}
      width={WIDTH}
      onSave={keep}
      onClose={onClose}
    >
      <p className="admin__note">{text.means(row.key)}</p>
      <p className="parameters__now">
        {say('parameters.holds', {
          value: text.value(row.key, row.value, row.unit),
          usual: text.value(row.key, row.default, row.unit),
        })}
      </p>
      <ValueField row={row} />
      <Form.Item<Fields>
        name="effectiveFrom"
        label={say('parameters.column.effectiveFrom')}
        extra={say(row.byFact ? 'parameters.facts.hint' : 'parameters.effectiveFrom.hint', { zone })}
      >
        <DatePicker
          showTime={{ format: 'HH:mm' }}
          format="YYYY-MM-DD HH:mm"
          placeholder={say('parameters.now')}
        />
      </Form.Item>
      {row.byFact && <PastNote from={instantIn(begins, zone)} />}
      <Form.Item<Fields>
        name="reason"
        label={say('parameters.column.reason')}
        rules={[{ required: true, whitespace: true, min: 5, message: say('parameters.reason.fault') }]}
      >
        <Input.TextArea rows={2} maxLength={500} showCount dir="auto" />
      </Form.Item>
      {value !== undefined &&
        value !== row.value &&
        faultOf(row, value) === null &&
        row.measures.length > 0 && <DryRunPart values={[{ key: row.key, value }]} />}
      {row.measures.length === 0 && <p className="admin__note">{say('parameters.dry.nothing')}</p>}
    </FormDrawer>
  )
}
