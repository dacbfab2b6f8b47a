import type { Column, TableWhere } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { type FormEvent, useState } from 'react'
import { ChoiceFields } from './filter-choices.tsx'
import { RangeFields } from './filter-range.tsx'
import './column-filter.css'

export type Condition = TableWhere[number]

/** A value of a column as it is chosen: null for what is not told. */
export interface ColumnChoice {
  readonly value: string | null
  readonly label: string
}

interface ColumnFilterProps {
  readonly column: Column
  readonly condition: Condition | undefined
  readonly choices: readonly ColumnChoice[]
  readonly zone: string
  readonly onDone: (condition: Condition | undefined) => void
}

/** The little form below a title: what the rows must have in that column. */
export function ColumnFilter({ column, condition, choices, zone, onDone }: ColumnFilterProps) {
  const say = useText()
  const [draft, setDraft] = useState(condition)
  const send = (event: FormEvent) => {
    event.preventDefault()
    onDone(draft)
  }
  return (
    <form className="column-filter" onSubmit={send}>
      <Fields column={column} draft={draft} choices={choices} zone={zone} onChange={setDraft} />
      <div className="column-filter__buttons">
        <button type="button" className="qw-button qw-button--quiet" onClick={() => onDone(undefined)}>
          {say('table.clear')}
        </button>
        <button type="submit" className="qw-button qw-button--primary">
          {say('table.apply')}
        </button>
      </div>
    </form>
  )
}

interface FieldsProps extends Omit<ColumnFilterProps, 'condition' | 'onDone'> {
  readonly draft: Condition | undefined
  readonly onChange: (condition: Condition | undefined) => void
}

function Fields({ column, draft, choices, zone, onChange }: FieldsProps) {
  const say = useText()
  const { key, type } = column
  if (type === 'number' || type === 'ratio' || type === 'instant')
    return <RangeFields column={column} draft={draft} zone={zone} onChange={onChange} />
  if (choices.length > 0 && (type === 'key' || type === 'list'))
    return <ChoiceFields columnKey={key} draft={draft} choices={choices} onChange={onChange} />
  return (
    <input
      className="column-filter__input"
      data-autofocus=""
      placeholder={say('table.contains')}
      aria-label={say('table.contains')}
      value={draft && 'contains' in draft ? draft.contains : ''}
      maxLength={200}
      onChange={({ currentTarget: { value } }) =>
        onChange(value.trim() === '' ? undefined : { key, contains: value })
      }
    />
  )
}
