import type { ReactNode } from 'react'

interface PartProps {
  readonly title: string
  readonly text: ReactNode
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** One line of the settings: what it is, how it stands, and how to change it. */
export function Part({ title, text, action, children }: PartProps) {
  return (
    <section className="profile__part">
      <div className="profile__partHead">
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
