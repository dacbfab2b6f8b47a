import { createContext, useContext } from 'react'

/** What a page knows of its tab. It stays as it is while the tab is hidden; pages read this, never the router. */
export interface TabView {
  readonly path: string
  /** The query of the tab's own address. */
  readonly query: Readonly<Record<string, string>>
  /** How often the tab came to the front; a modal is keyed by it. */
  readonly shownCount: number
  /** Changes the tab's query in place; undefined removes a field. */
  setQuery(patch: Readonly<Record<string, string | undefined>>): void
  /** Names the tab by what it shows; null gives the page's own name back. */
  setTitle(title: string | null): void
  /** Opens a page of the application, or brings its tab to the front. */
  open(path: string, query?: Readonly<Record<string, string>>): void
}

export const TabContext = createContext<TabView | null>(null)

/** The tab of the page that asks. */
export function useTab(): TabView {
  const tab = useContext(TabContext)
  if (tab === null) throw new Error('A page is shown outside a tab')
  return tab
}
