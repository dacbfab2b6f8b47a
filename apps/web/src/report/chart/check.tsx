interface CheckProps {
  readonly label: string
  readonly checked: boolean
  onChange(checked: boolean): void
}

/** A switch in the head of a panel. */
export function Check({ label, checked, onChange }: CheckProps) {
  return (
    <label className="panel-check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  )
}
