import type { CheckedParameters, ParameterList } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { FormDrawer } from '../../admin/kit/form-drawer.tsx'
import { useSave } from '../../admin/kit/use-save.ts'
import { ApiError } from '../../api/api-error.ts'
import { STALE, save } from './calls.ts'
import { Differences } from './differences.tsx'
import { DryRunPart } from './dry-run-part.tsx'
import { valueFaults } from './value-faults.ts'

interface Fields {
  readonly reason: string
}

interface ImportDrawerProps {
  readonly values: CheckedParameters['values']
  readonly list: ParameterList
  readonly onClose: () => void
}

const WIDTH = 640

/** What a file would change, and what that would do to the numbers; kept all at once. */
export function ImportDrawer({ values, list, onClose }: ImportDrawerProps) {
  const say = useText()
  const [form] = Form.useForm<Fields>()
  const [faults, setFaults] = useState<ApiError['fields']>([])
  const {
    save: keep,
    busy,
    fault,
  } = useSave({
    form,
    save: async ({ reason }: Fields) => {
      setFaults([])
      const wanted = values.map(({ key, to, base }) => ({ key, value: to, base }))
      return save({ values: wanted, reason }).catch((error: unknown) => {
        if (error instanceof ApiError) setFaults(error.fields)
        throw error
      })
    },
    stale: STALE,
    done: say(list.twoPersons ? 'parameters.sent' : 'parameters.saved'),
    onDone: onClose,
  })
  const counts = values.some(
    ({ key }) => (list.parameters.find((row) => row.key === key)?.measures.length ?? 0) > 0,
  )
  return (
    <FormDrawer
      title={say('parameters.import.title', { count: values.length })}
      form={form}
      start={{ reason: '' }}
      deed={say(list.twoPersons ? 'parameters.send' : 'keep.save')}
      busy={busy}
      fault={fault}
      width={WIDTH}
      onSave={keep}
      onClose={onClose}
    >
      <Differences values={values} list={list} faults={valueFaults(faults)} />
      {counts && <DryRunPart values={values.map(({ key, to }) => ({ key, value: to }))} />}
      <Form.Item<Fields>
        name="reason"
        label={say('parameters.column.reason')}
        rules={[{ required: true, whitespace: true, min: 5, message: say('parameters.reason.fault') }]}
      >
        <Input.TextArea rows={2} maxLength={500} showCount dir="auto" />
      </Form.Item>
    </FormDrawer>
  )
}
