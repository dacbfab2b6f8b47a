import { type MessageKey, useText } from '@quaywise/i18n'
import { useTab } from '../../workspace/tab-context.ts'
import { PageTitle } from '../page-title.tsx'
import { BasicTab } from './basic/basic-tab.tsx'
import { BindingTab } from './binding/binding-tab.tsx'
import { NotificationTab } from './notification/notification-tab.tsx'
import { SecurityTab } from './security/security-tab.tsx'
import './profile-page.css'

const PARTS = ['basic', 'security', 'binding', 'notification'] as const
const TABS = {
  basic: BasicTab,
  security: SecurityTab,
  binding: BindingTab,
  notification: NotificationTab,
} as const

/** The home page: what the system knows about the person, with the four parts of the settings. */
export function ProfilePage() {
  const say = useText()
  const { query, setQuery } = useTab()
  const part = PARTS.find((each) => each === query.tab) ?? 'basic'
  const Shown = TABS[part]
  const label = (each: (typeof PARTS)[number]) => say(`profile.tab.${each}` satisfies MessageKey)
  return (
    <>
      <PageTitle title={say('profile.title')} question={say('profile.question')} />
      <div className="card profile">
        <nav className="profile__parts" aria-label={say('profile.title')}>
          {PARTS.map((each) => (
            <button
              key={each}
              type="button"
              aria-current={each === part ? 'page' : undefined}
              onClick={() => setQuery({ tab: each === 'basic' ? undefined : each })}
            >
              {label(each)}
            </button>
          ))}
        </nav>
        <div className="profile__content">
          <h2>{label(part)}</h2>
          <Shown />
        </div>
      </div>
    </>
  )
}
