import { useText } from '@quaywise/i18n'
import type { KeyboardEvent } from 'react'

const WAYS = ['account', 'mobile'] as const

/** A way to sign in. */
export type LoginWay = (typeof WAYS)[number]

interface LoginTabsProps {
  readonly way: LoginWay
  readonly onChange: (way: LoginWay) => void
}

/** The choice between the two ways to sign in; arrow keys move between them. */
export function LoginTabs({ way, onChange }: LoginTabsProps) {
  const say = useText()
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const other = way === 'account' ? 'mobile' : 'account'
    onChange(other)
    document.getElementById(`login-tab-${other}`)?.focus()
  }
  return (
    <div className="login__tabs" role="tablist" onKeyDown={move}>
      {WAYS.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`login-tab-${each}`}
          aria-selected={each === way}
          aria-controls="login-panel"
          tabIndex={each === way ? 0 : -1}
          onClick={() => onChange(each)}
        >
          {say(each === 'account' ? 'login.tab.account' : 'login.tab.mobile')}
        </button>
      ))}
    </div>
  )
}
