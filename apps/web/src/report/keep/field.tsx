import { type ReactNode, useId } from 'react'

interface FieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly children: (id: string) => ReactNode
}

/** A control of a form under its name. */
export function Field({ label, hint, children }: FieldProps) {
  const id = useId()
  return (
    <div className="keep__field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {hint !== undefined && <small>{hint}</small>}
    </div>
  )
}

interface ChoiceFieldProps<Value extends string> {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** One of a few choices. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, hint, value, options, onChange } = props
  return (
    <Field label={label} hint={hint}>
      {(id) => (
        <select
          id={id}
          className="small-select"
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = options.find((option) => option.value === currentTarget.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface TextFieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: string
  readonly type?: 'text' | 'number' | 'url' | 'password'
  /** What a text must look like to be sent. */
  readonly pattern?: string
  readonly required?: boolean
  readonly most?: number
  readonly min?: number
  readonly max?: number
  readonly step?: string
  readonly onChange: (value: string) => void
}

/** A line of text, a number or a time. */
export function TextField({ label, hint, most, onChange, type = 'text', ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(id) => (
        <input
          {...rest}
          id={id}
          type={type}
          className="keep__input"
          maxLength={most}
          autoComplete={type === 'password' ? 'new-password' : 'off'}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}
