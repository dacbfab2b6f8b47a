import { useText } from '@quaywise/i18n'
import { useState } from 'react'
import { SideMenu } from '../menu/side-menu.tsx'
import { useFooterYear } from '../status/refresh.ts'
import { ShellIcon } from './shell-icon.tsx'

const FOLDED_KEY = 'quaywise.sidebar'

interface SidebarProps {
  readonly active: string
  readonly onOpen: (path: string) => void
}

/** The side menu of wide screens; folded to its icons on demand, and so remembered. */
export function Sidebar({ active, onOpen }: SidebarProps) {
  const say = useText()
  const year = useFooterYear()
  const [folded, setFolded] = useState(() => localStorage.getItem(FOLDED_KEY) === 'folded')
  const fold = () => {
    localStorage.setItem(FOLDED_KEY, folded ? 'open' : 'folded')
    setFolded(!folded)
  }
  const label = say(folded ? 'shell.menu.expand' : 'shell.menu.collapse')
  return (
    <aside className="sidebar" data-folded={folded || undefined}>
      <div className="sidebar__inner">
        <div className="sidebar__menu">
          <SideMenu active={active} folded={folded} onOpen={onOpen} />
        </div>
        <div className="sidebar__foot">
          <button type="button" className="bar-button" aria-label={label} title={label} onClick={fold}>
            <ShellIcon name="fold" />
          </button>
          {!folded && <span>{say('shell.footer', { year })}</span>}
        </div>
      </div>
    </aside>
  )
}
