/** The page that is always open, first in the strip. */
export const HOME_PATH = '/account/profile'

/** An open page: where it is, with which query, and how often it was refreshed and shown. */
export interface Tab {
  readonly path: string
  readonly search: string
  readonly title: string | null
  readonly refreshCount: number
  readonly shownCount: number
  /** A click on the tab opens its page anew, as after a failure. */
  readonly refreshOnClick: boolean
}

/** The open pages and the one in front. */
export interface Tabs {
  readonly list: readonly Tab[]
  readonly active: string
}

const tabAt = (path: string, search: string): Tab => ({
  path,
  search,
  title: null,
  refreshCount: 0,
  shownCount: 0,
  refreshOnClick: false,
})

/** The workspace at its start: the home page alone. */
export const EMPTY_TABS: Tabs = { list: [tabAt(HOME_PATH, '')], active: HOME_PATH }

/** Brings a page to the front under an address, opening it when it is not open. */
export function visit(tabs: Tabs, path: string, search: string): Tabs {
  const known = tabs.list.some((tab) => tab.path === path)
  const opened = known ? tabs : { ...tabs, list: [...tabs.list, tabAt(path, search)] }
  return bringForward(
    change(opened, path, (tab) => (tab.search === search ? tab : { ...tab, search })),
    path,
  )
}

/** Closes a page; when it was in front, the page after it comes forward, else the one before. Home stays. */
export function close(tabs: Tabs, path: string): Tabs {
  const index = tabs.list.findIndex((tab) => tab.path === path)
  if (path === HOME_PATH || index < 0) return tabs
  const left = { ...tabs, list: tabs.list.filter((tab) => tab.path !== path) }
  if (tabs.active !== path) return left
  const neighbour = left.list[Math.min(index, left.list.length - 1)]
  return bringForward(left, neighbour?.path ?? HOME_PATH)
}

/** Keeps home and the chosen page, which comes to the front. */
export function closeOthers(tabs: Tabs, path: string): Tabs {
  const list = tabs.list.filter((tab) => tab.path === HOME_PATH || tab.path === path)
  return bringForward({ ...tabs, list }, path)
}

/** Keeps only home. */
export const closeAll = (tabs: Tabs): Tabs => closeOthers(tabs, HOME_PATH)

function bringForward(tabs: Tabs, path: string): Tabs {
  const shown = tabs.list.find((tab) => tab.path === path)?.shownCount ?? 0
  if (tabs.active === path && shown > 0) return tabs
  return { ...change(tabs, path, (tab) => ({ ...tab, shownCount: shown + 1 })), active: path }
}

/** Opens a page anew: its state is dropped, its address stays. */
export function refresh(tabs: Tabs, path: string): Tabs {
  return change(tabs, path, (tab) => ({ ...tab, refreshCount: tab.refreshCount + 1, refreshOnClick: false }))
}

/** Changes one open page. */
export function change(tabs: Tabs, path: string, edit: (tab: Tab) => Tab): Tabs {
  return { ...tabs, list: tabs.list.map((tab) => (tab.path === path ? edit(tab) : tab)) }
}
