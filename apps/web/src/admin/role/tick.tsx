import type { ReactNode } from 'react'

interface TickProps {
  readonly checked: boolean
  /** Some of what the box stands for is chosen, not all. */
  readonly partly?: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
  readonly children: ReactNode
}

/** A box with its words; one that stands for several may be chosen in part. */
export function Tick({ checked, partly = false, disabled = false, onChange, children }: TickProps) {
  return (
    <label className={disabled ? 'role-tick role-tick--off' : 'role-tick'}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        ref={(box) => {
          if (box) box.indeterminate = partly && !checked
        }}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
