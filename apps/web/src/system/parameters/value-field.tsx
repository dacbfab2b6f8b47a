import type { ParameterRow } from '@quaywise/contract'
import { isParameterKey, type ParameterValues, parameterAt, problemsOf } from '@quaywise/domain/parameters'
import { type Say, useText } from '@quaywise/i18n'
import { Checkbox, Form, Input, InputNumber, Select } from 'antd'
import type { ParameterValue } from './calls.ts'
import { boundsText } from './parameter-columns.tsx'
import { type ParameterText, useParameterText } from './use-parameter-text.ts'

/** The field of a value in the form, where the server names it too. */
export const VALUE_FIELD = ['values', 0, 'value']

type Fault = { readonly id: 'range' | 'whole' | 'kind' | 'hours' }

/** What is wrong with a typed value by itself; what it must fit beside others, the server says. */
export function faultOf({ key }: ParameterRow, value: ParameterValue | undefined): Fault | null {
  if (value === undefined || !isParameterKey(key)) return { id: 'kind' }
  if (value === null && parameterAt(key).type !== 'open') return { id: 'kind' }
  const found = problemsOf({ [key]: value }, {} as ParameterValues).get(key)
  if (!found || 'other' in found) return null
  if (found.problem === 'whole' || found.problem === 'hours') return { id: found.problem }
  return { id: found.problem === 'range' ? 'range' : 'kind' }
}

/** The editor of a value, by its type, with its bounds below it and what is wrong at it. */
export function ValueField({ row }: { readonly row: ParameterRow }) {
  const say = useText()
  const text = useParameterText()
  const fault = (value: ParameterValue | undefined): string | null => {
    const found = faultOf(row, value)
    if (found === null) return null
    if (found.id === 'range') return say('parameters.fault.range', { bounds: boundsText(row, text) })
    return say(`parameters.fault.${found.id}`)
  }
  return (
    <Form.Item
      name={VALUE_FIELD}
      label={say('parameters.column.value')}
      valuePropName={row.type === 'flag' ? 'checked' : 'value'}
      extra={extraText(row, text, say)}
      rules={[
        {
          validator: (_, value: ParameterValue | undefined) => {
            const told = fault(value ?? (row.type === 'open' ? null : undefined))
            return told === null ? Promise.resolve() : Promise.reject(new Error(told))
          },
        },
      ]}
    >
      {editorOf(row, text)}
    </Form.Item>
  )
}

function extraText(row: ParameterRow, text: ParameterText, say: Say): string {
  const bounds = boundsText(row, text)
  return [
    ...(bounds === '' || row.type === 'choice' ? [] : [bounds]),
    ...(row.type === 'open' ? [say('parameters.open.hint')] : []),
    ...(row.type === 'hours' ? [say('parameters.hours.hint')] : []),
  ].join(' · ')
}

function editorOf(row: ParameterRow, text: ParameterText) {
  if (row.type === 'flag') return <Checkbox>{text.name(row.key)}</Checkbox>
  if (row.type === 'hours') return <Input dir="ltr" maxLength={8} autoComplete="off" />
  if (row.type === 'choice')
    return (
      <Select
        options={row.options.map((option) => ({ value: option, label: text.value(row.key, option, null) }))}
      />
    )
  return (
    <InputNumber
      className="parameters__number"
      suffix={text.unit(row.unit)}
      placeholder={row.type === 'open' ? text.value(row.key, null, null) : ''}
      step={row.type === 'whole' || (row.max ?? 0) > 10 ? 1 : 0.05}
    />
  )
}
