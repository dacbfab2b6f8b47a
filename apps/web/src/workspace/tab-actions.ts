import { change, close, closeAll, closeOthers, refresh, type Tabs } from './tabs.ts'

/** What acting on tabs needs: the open pages and the address bar. */
interface TabHost {
  read(): Tabs
  /** Applies an edit to the open pages as they will be, also while a page is still being shown for the first time. */
  edit(change: (tabs: Tabs) => Tabs): void
  go(href: string): void
  replace(href: string): void
}

/** Everything that can be done with the open pages. */
export interface TabActions {
  /** Goes to a page; one that is open keeps its query unless another is given. */
  open(path: string, query?: Readonly<Record<string, string>>): void
  close(path: string): void
  closeOthers(path: string): void
  closeAll(): void
  refresh(path: string): void
  setQuery(path: string, patch: Readonly<Record<string, string | undefined>>): void
  setTitle(path: string, title: string | null): void
  /** Shows every open page for another terminal; undefined is the person's default. */
  setTerminal(terminal: string | undefined): void
  markFailed(path: string): void
}

/** Binds the actions to the open pages and the address bar. */
export function tabActions(host: TabHost): TabActions {
  const settle = (change: (tabs: Tabs) => Tabs) => {
    const before = host.read().active
    const next = change(host.read())
    host.edit(change)
    const front = next.list.find(({ path }) => path === next.active)
    if (front && next.active !== before) host.go(front.path + front.search)
  }
  return {
    open: (path, query) => {
      const known = host.read().list.find((tab) => tab.path === path)
      if (known?.refreshOnClick) host.edit((tabs) => refresh(tabs, path))
      host.go(path + (query ? searchOf(query) : (known?.search ?? terminalSearch(host.read()))))
    },
    close: (path) => settle((tabs) => close(tabs, path)),
    closeOthers: (path) => settle((tabs) => closeOthers(tabs, path)),
    closeAll: () => settle(closeAll),
    refresh: (path) => host.edit((tabs) => refresh(tabs, path)),
    setQuery: (path, patch) => {
      const search = patchedSearch(host.read(), path, patch)
      if (host.read().active === path) host.replace(path + search)
      else host.edit((tabs) => change(tabs, path, (tab) => ({ ...tab, search })))
    },
    setTitle: (path, title) => host.edit((tabs) => change(tabs, path, (tab) => ({ ...tab, title }))),
    setTerminal: (terminal) => {
      const { list, active } = host.read()
      const moved = list.map((tab) => ({
        ...tab,
        search: patchedSearch(host.read(), tab.path, { terminal }),
      }))
      host.edit((tabs) => ({ ...tabs, list: moved }))
      host.replace(active + (moved.find(({ path }) => path === active)?.search ?? ''))
    },
    markFailed: (path) =>
      host.edit((tabs) => change(tabs, path, (tab) => ({ ...tab, refreshOnClick: true }))),
  }
}

/** A page opened anew is shown for the terminal of the page in front. */
function terminalSearch({ list, active }: Tabs): string {
  const query = new URLSearchParams(list.find(({ path }) => path === active)?.search)
  const terminal = query.get('terminal')
  return terminal === null ? '' : searchOf({ terminal })
}

function patchedSearch(
  tabs: Tabs,
  path: string,
  patch: Readonly<Record<string, string | undefined>>,
): string {
  const query = new URLSearchParams(tabs.list.find((tab) => tab.path === path)?.search)
  for (const [field, value] of Object.entries(patch)) {
    if (value === undefined) query.delete(field)
    else query.set(field, value)
  }
  return searchOf(Object.fromEntries(query))
}

function searchOf(query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString()
  return text === '' ? '' : `?${text}`
}
