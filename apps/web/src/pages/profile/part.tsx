import { useText } from '@quaywise/i18n'
import type { ReactNode } from 'react'

interface PartProps {
  readonly title: string
  readonly text: ReactNode
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** So many lines of the settings that are on their way, as high as they will be. */
export function PartsAwaited({ lines }: { readonly lines: number }) {
  const say = useText()
  return (
    <div role="status" aria-busy="true" aria-label={say('shell.loading')}>
      {Array.from({ length: lines }, (_, at) => `line ${at}`).map((line) => (
        <div key={line} className="profile__part profile__awaited" />
      ))}
    </div>
  )
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
