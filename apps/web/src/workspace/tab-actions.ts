import { change, close, closeAll, closeOthers, refresh, type Tabs } from './tabs.ts'

/** What acting on tabs needs: the open pages and the address bar. */
interface TabHost {
  read(): Tabs
  write(tabs: Tabs): void
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
  const settle = (next: Tabs) => {
    const before = host.read().active
    host.write(next)
    const front = next.list.find(({ path }) => path === next.active)
    if (front && next.active !== before) host.go(front.path + front.search)
  }
  return {
    open: (path, query) => {
      const known = host.read().list.find((tab) => tab.path === path)
      if (known?.refreshOnClick) host.write(refresh(host.read(), path))
      host.go(path + (query ? searchOf(query) : (known?.search ?? terminalSearch(host.read()))))
    },
    close: (path) => settle(close(host.read(), path)),
    closeOthers: (path) => settle(closeOthers(host.read(), path)),
    closeAll: () => settle(closeAll(host.read())),
    refresh: (path) => host.write(refresh(host.read(), path)),
    setQuery: (path, patch) => {
      const search = patchedSearch(host.read(), path, patch)
      if (host.read().active === path) host.replace(path + search)
      else host.write(change(host.read(), path, (tab) => ({ ...tab, search })))
    },
    setTitle: (path, title) => host.write(change(host.read(), path, (tab) => ({ ...tab, title }))),
    setTerminal: (terminal) => {
      const { list, active } = host.read()
      const moved = list.map((tab) => ({
        ...tab,
        search: patchedSearch(host.read(), tab.path, { terminal }),
      }))
      host.write({ list: moved, active })
      host.replace(active + (moved.find(({ path }) => path === active)?.search ?? ''))
    },
    markFailed: (path) => host.write(change(host.read(), path, (tab) => ({ ...tab, refreshOnClick: true }))),
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
