interface ChoiceProps {
  readonly label: string
  /** What stands for no choice; without it one must be made. */
  readonly none?: string | undefined
  readonly value: string | undefined
  readonly options: readonly (readonly [value: string, name: string])[]
  readonly onChange: (value: string | undefined) => void
}

/** One of a few, chosen from a list with its name before it. */
export function Choice({ label, none, value = '', options, onChange }: ChoiceProps) {
  return (
    <label className="data-choice">
      <span>{label}</span>
      <select
        className="small-select small-select--bare"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
