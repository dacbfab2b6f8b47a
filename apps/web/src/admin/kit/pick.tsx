import type { ReactNode } from 'react'

interface PickProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: () => void
  readonly children: ReactNode
}

/** A box that chooses a row, before what the row is called. */
export function Pick({ label, checked, onChange, children }: PickProps) {
  return (
    <span className="admin__pick">
      <input type="checkbox" aria-label={label} checked={checked} onChange={onChange} />
      {children}
    </span>
  )
}
