import { useLocale, useText } from '@quaywise/i18n'
import { Form, Input, InputNumber, Select } from 'antd'
import { INTERVAL_UNITS, type IntervalUnit, type RuleFields, scheduleOf } from './rule-fields.ts'
import { weekdayName } from './schedule-text.ts'

const RHYTHMS = ['interval', 'shift', 'day', 'week', 'month'] as const
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const LEAST_SECONDS = 5
const MOST_SECONDS = 604_800

/** When a job runs: every so often, or by the clock of a zone. */
export function ScheduleFields() {
  const say = useText()
  const locale = useLocale()
  const form = Form.useFormInstance<RuleFields>()
  const every: RuleFields['schedule']['every'] | undefined = Form.useWatch(['schedule', 'every'], form)
  const timed = every === 'day' || every === 'week' || every === 'month'
  return (
    <>
      <Form.Item name={['schedule', 'every']} label={say('rules.column.schedule')}>
        <Select options={RHYTHMS.map((value) => ({ value, label: say(`rules.rhythm.${value}`) }))} />
      </Form.Item>
      {every === 'interval' && <IntervalFields />}
      <div className="admin__pair">
        {every === 'week' && (
          <Form.Item name={['schedule', 'weekday']} label={say('rules.weekday')}>
            <Select options={WEEKDAYS.map((value) => ({ value, label: weekdayName(value, locale) }))} />
          </Form.Item>
        )}
        {every === 'month' && (
          <Form.Item name={['schedule', 'day']} label={say('rules.day')}>
            <InputNumber min={1} max={31} precision={0} />
          </Form.Item>
        )}
        {timed && (
          <Form.Item
            name={['schedule', 'at']}
            label={say('rules.at')}
            rules={[{ required: true, pattern: TIME, message: say('rules.at.fault') }]}
          >
            <Input maxLength={5} dir="ltr" />
          </Form.Item>
        )}
        {every !== 'interval' && (
          <Form.Item
            name={['schedule', 'zone']}
            label={say('rules.zone')}
            rules={[{ required: true, message: say('rules.zone.fault') }]}
          >
            <Input maxLength={60} dir="ltr" />
          </Form.Item>
        )}
      </div>
    </>
  )
}

function IntervalFields() {
  const say = useText()
  const form = Form.useFormInstance<RuleFields>()
  return (
    <div className="admin__pair">
      <Form.Item
        name={['schedule', 'count']}
        label={say('rules.interval')}
        dependencies={[['schedule', 'unit']]}
        rules={[
          {
            validator: () => {
              const schedule: RuleFields['schedule'] = form.getFieldValue('schedule')
              const told = scheduleOf({ ...schedule, every: 'interval' })
              const seconds = told.every === 'interval' ? told.seconds : 0
              return seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS
                ? Promise.resolve()
                : Promise.reject(new Error(say('rules.interval.fault')))
            },
          },
        ]}
      >
        <InputNumber min={1} />
      </Form.Item>
      <Form.Item name={['schedule', 'unit']} label={say('rules.unit')}>
        <Select
          options={(Object.keys(INTERVAL_UNITS) as IntervalUnit[]).map((value) => ({
            value,
            label: say(`rules.unit.${value}`),
          }))}
        />
      </Form.Item>
    </div>
  )
}
