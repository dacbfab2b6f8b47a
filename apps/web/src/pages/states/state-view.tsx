import type { ReactNode } from 'react'
import type { ShellIconName } from '../../shell/icon-paths.ts'
import { ShellIcon } from '../../shell/shell-icon.tsx'
import './state-view.css'

interface StateViewProps {
  readonly icon: ShellIconName
  readonly title: string
  readonly text: ReactNode
  readonly action?: ReactNode
}

/** One calm message in the middle of a page: what is the matter and what to do next. */
export function StateView({ icon, title, text, action }: StateViewProps) {
  return (
    <section className="state-view">
      <span className="state-view__icon">
        <ShellIcon name={icon} size={28} />
      </span>
      <h1>{title}</h1>
      <div className="state-view__text">{text}</div>
      {action}
    </section>
  )
}
