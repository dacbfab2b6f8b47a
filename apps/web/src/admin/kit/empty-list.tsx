import type { ReactNode } from 'react'

interface EmptyListProps {
  /** Why nothing stands here. */
  readonly told: string
  /** What leads out of it: buttons, the main one first. */
  readonly children: ReactNode
}

/** What stands where a list has nothing: why, and what can be done about it. */
export function EmptyList({ told, children }: EmptyListProps) {
  return (
    <div className="admin__none">
      <p>{told}</p>
      <div>{children}</div>
    </div>
  )
}
