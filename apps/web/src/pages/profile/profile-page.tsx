import { type MessageKey, useText } from '@quaywise/i18n'
import { useTab } from '../../workspace/tab-context.ts'
import { PageTitle } from '../page-title.tsx'
import { StateView } from '../states/state-view.tsx'
import { BasicSettings } from './basic-settings.tsx'
import './profile-page.css'

const PARTS = ['basic', 'security', 'binding', 'notification'] as const

/** The home page: what the system knows about the person, with the four parts of the settings. */
export function ProfilePage() {
  const say = useText()
  const { query, setQuery } = useTab()
  const part = PARTS.find((each) => each === query.tab) ?? 'basic'
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
          {part === 'basic' ? (
            <BasicSettings />
          ) : (
            <StateView
              icon="crane"
              title={label(part)}
              text={say('profile.notBuilt', { part: label(part) })}
            />
          )}
        </div>
      </div>
    </>
  )
}
