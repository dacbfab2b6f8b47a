import { useId } from 'react'

interface WhyFieldProps {
  readonly label: string
  readonly value: string
  /** What is asked of it. */
  readonly hint?: string
  readonly fault: string | undefined
  readonly onChange: (value: string) => void
}

/** Why something is done, in words; what is wrong with them stands below. */
export function WhyField({ label, value, hint, fault, onChange }: WhyFieldProps) {
  const told = useId()
  return (
    <label className="parameters__why">
      <span>{label}</span>
      <textarea
        rows={2}
        maxLength={500}
        value={value}
        dir="auto"
        aria-invalid={fault !== undefined}
        aria-describedby={told}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <small id={told} className={fault === undefined ? undefined : 'parameters__wrong'}>
        {fault ?? hint}
      </small>
    </label>
  )
}
