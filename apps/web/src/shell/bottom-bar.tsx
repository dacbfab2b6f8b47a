import { useText } from '@quaywise/i18n'
import { openPages } from '../session/access.ts'
import { useSession } from '../session/session.ts'
import { HOME_PATH } from '../workspace/tabs.ts'
import type { ShellIconName } from './icon-paths.ts'
import { ShellIcon } from './shell-icon.tsx'

const GROUPS = ['workshift', 'vessel', '3DStreamingKanban'] as const
const ICONS: Readonly<Record<(typeof GROUPS)[number], ShellIconName>> = {
  workshift: 'clock',
  vessel: 'ship',
  '3DStreamingKanban': 'cube',
}

interface BottomBarProps {
  readonly active: string
  readonly onOpen: (path: string) => void
  readonly onMore: () => void
}

/** On a phone, the pages used most, within reach of the thumb. */
export function BottomBar({ active, onOpen, onMore }: BottomBarProps) {
  const say = useText()
  const pages = openPages(useSession())
  const groups = GROUPS.flatMap((name) => {
    const own = pages.filter(({ group }) => group === name)
    const first = own[0]
    return first ? [{ name, path: first.path, here: own.some(({ path }) => path === active) }] : []
  })
  return (
    <nav className="bottom-bar" aria-label={say('shell.menu')}>
      <button
        type="button"
        aria-current={active === HOME_PATH ? 'page' : undefined}
        onClick={() => onOpen(HOME_PATH)}
      >
        <ShellIcon name="home" size={20} />
        <span>{say('page.account/profile')}</span>
      </button>
      {groups.map(({ name, path, here }) => (
        <button
          key={name}
          type="button"
          aria-current={here ? 'page' : undefined}
          onClick={() => onOpen(path)}
        >
          <ShellIcon name={ICONS[name]} size={20} />
          <span>{say(`menu.${name}`)}</span>
        </button>
      ))}
      <button type="button" onClick={onMore}>
        <ShellIcon name="menu" size={20} />
        <span>{say('menu.more')}</span>
      </button>
    </nav>
  )
}
