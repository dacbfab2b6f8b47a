import { EMPTY_TABS, HOME_PATH, type Tab, type Tabs } from './tabs.ts'

const TABS_KEY = 'quaywise.tabs'

/** Keeps the open pages over a reload of this browser tab. */
export function keepTabs(tabs: Tabs): void {
  sessionStorage.setItem(TABS_KEY, JSON.stringify(tabs.list.map(({ path, search }) => ({ path, search }))))
}

/** Forgets the open pages. */
export const forgetTabs = (): void => sessionStorage.removeItem(TABS_KEY)

/** The pages that were open before a reload; titles and state are not kept. */
export const restoreTabs = (): Tabs => tabsFrom(sessionStorage.getItem(TABS_KEY))

/** Reads kept pages; a broken record gives the home page alone. */
export function tabsFrom(record: string | null): Tabs {
  const [home, ...rest] = EMPTY_TABS.list
  if (!home) return EMPTY_TABS
  const kept = addresses(record).map(({ path, search }): Tab => ({ ...home, path, search }))
  const others = kept.filter(({ path }) => path !== HOME_PATH)
  return {
    list: [kept.find(({ path }) => path === HOME_PATH) ?? home, ...rest, ...others],
    active: HOME_PATH,
  }
}

function addresses(record: string | null): { path: string; search: string }[] {
  try {
    const value: unknown = JSON.parse(record ?? '[]')
    return Array.isArray(value) ? value.filter(isAddress) : []
  } catch {
    return []
  }
}

function isAddress(value: unknown): value is { path: string; search: string } {
  if (typeof value !== 'object' || value === null) return false
  return (
    'path' in value && typeof value.path === 'string' && 'search' in value && typeof value.search === 'string'
  )
}
