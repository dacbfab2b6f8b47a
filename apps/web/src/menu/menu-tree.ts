import type { Page } from '@quaywise/contract/pages'

/** A group of the menu with the pages that the person may open. */
export interface MenuGroup {
  readonly name: Page['group']
  readonly pages: readonly Page[]
}

/** Groups of the lower end of the menu. */
const LOWER = new Set<Page['group']>(['system', 'admin'])

/** The menu of the pages that may be opened, in their order; a group without any is left out, the account is elsewhere. */
export function menuTree(pages: readonly Page[]): {
  upper: readonly MenuGroup[]
  lower: readonly MenuGroup[]
} {
  const names = [...new Set(pages.map(({ group }) => group))].filter((name) => name !== 'account')
  const groups = names.map((name) => ({ name, pages: pages.filter(({ group }) => group === name) }))
  return {
    upper: groups.filter(({ name }) => !LOWER.has(name)),
    lower: groups.filter(({ name }) => LOWER.has(name)),
  }
}
