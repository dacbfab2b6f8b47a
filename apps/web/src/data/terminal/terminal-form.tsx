import type { FieldFault } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useId } from 'react'
import { idOf, type TerminalFields, type TextField } from './terminal-fields.ts'

interface TerminalFormProps {
  readonly fields: TerminalFields
  /** The fields that are shown to be wrong. */
  readonly wrong: readonly TextField[]
  /** What the server says of fields. */
  readonly refused: readonly FieldFault[]
  readonly onChange: (fields: TerminalFields) => void
}

/** The fields of a terminal; its id follows its name until it is written by hand. */
export function TerminalForm({ fields, wrong, refused, onChange }: TerminalFormProps) {
  const say = useText()
  const zones = useId()
  const said = (name: TextField) => refused.find(({ field }) => field === name)?.message
  const name = (next: string) => {
    const follows = fields.id === idOf(fields.name)
    onChange({ ...fields, name: next, ...(follows ? { id: idOf(next) } : {}) })
  }
  return (
    <>
      <TextInput
        label={say('data.terminal.name')}
        hint={said('name') ?? ''}
        value={fields.name}
        wrong={wrong.includes('name') || said('name') !== undefined}
        onChange={name}
      />
      {(['id', 'zone', 'locode'] as const).map((field) => (
        <TextInput
          key={field}
          label={say(`data.terminal.${field}`)}
          hint={said(field) ?? say(`data.terminal.${field}.hint`)}
          value={fields[field]}
          wrong={wrong.includes(field) || said(field) !== undefined}
          list={field === 'zone' ? zones : undefined}
          onChange={(next) => onChange({ ...fields, [field]: next })}
        />
      ))}
      <datalist id={zones}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <fieldset>
        <legend>{say('data.terminal.clock')}</legend>
        {(['live', 'frozen'] as const).map((clock) => (
          <label key={clock}>
            <input
              type="radio"
              name={`${zones}clock`}
              checked={fields.clock === clock}
              onChange={() => onChange({ ...fields, clock })}
            />
            {say(`data.terminal.clock.${clock}`)}
          </label>
        ))}
      </fieldset>
    </>
  )
}

interface TextInputProps {
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly wrong: boolean
  readonly list?: string | undefined
  readonly onChange: (value: string) => void
}

function TextInput({ label, hint, value, wrong, list, onChange }: TextInputProps) {
  const id = useId()
  return (
    <div className={wrong ? 'terminal-form__field terminal-form__field--wrong' : 'terminal-form__field'}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        value={value}
        list={list}
        aria-invalid={wrong}
        aria-describedby={hint === '' ? undefined : `${id}hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {hint !== '' && <small id={`${id}hint`}>{hint}</small>}
    </div>
  )
}
