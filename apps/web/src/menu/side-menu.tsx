import { usePageText, useText } from '@quaywise/i18n'
import { Menu } from 'antd'
import { useMemo } from 'react'
import { menuPages } from '../session/access.ts'
import { useSession } from '../session/session.ts'
import { ShellIcon } from '../shell/shell-icon.tsx'
import { HOME_PATH } from '../workspace/tabs.ts'
import { pageId, usePageName } from '../workspace/use-page-name.ts'
import { GROUP_ICONS } from './menu-icons.ts'
import { type MenuGroup, menuTree } from './menu-tree.ts'
import './side-menu.css'

interface SideMenuProps {
  readonly active: string
  readonly folded: boolean
  readonly onOpen: (path: string) => void
}

/** The pages that the person may open, by group; administration stands at the lower end. */
export function SideMenu({ active, folded, onOpen }: SideMenuProps) {
  const say = useText()
  const session = useSession()
  const { upper, lower } = useMemo(() => menuTree(menuPages(session)), [session])
  const home = { key: HOME_PATH, icon: <ShellIcon name="home" />, label: say('page.account/profile') }
  const shared = { active, folded, onOpen }
  return (
    <nav className="side-menu" aria-label={say('shell.menu')}>
      <GroupMenu {...shared} groups={upper} first={home} />
      <GroupMenu {...shared} groups={lower} />
    </nav>
  )
}

type MenuEntry = { readonly key: string; readonly icon: React.ReactNode; readonly label: string }

interface GroupMenuProps extends SideMenuProps {
  readonly groups: readonly MenuGroup[]
  readonly first?: MenuEntry
}

function GroupMenu({ groups, first, active, folded, onOpen }: GroupMenuProps) {
  const say = useText()
  const text = usePageText()
  const nameOf = usePageName()
  const items = groups.map(({ name, pages }) => ({
    key: name,
    icon: <ShellIcon name={GROUP_ICONS[name]} />,
    label: say(`menu.${name}`),
    children: pages.map(({ path }) => ({
      key: path,
      label: text(`menu.${pageId(path)}`, nameOf(path)),
      title: nameOf(path),
    })),
  }))
  const openGroup = groups.find(({ pages }) => pages.some(({ path }) => path === active))?.name
  return (
    <Menu
      key={folded ? 'folded' : 'open'}
      mode="inline"
      inlineCollapsed={folded}
      inlineIndent={12}
      items={first ? [first, ...items] : items}
      selectedKeys={[active]}
      {...(folded ? {} : { defaultOpenKeys: openGroup ? [openGroup] : [] })}
      onClick={({ key }) => onOpen(key)}
    />
  )
}
