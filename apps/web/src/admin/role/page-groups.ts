import { PAGES, type Page } from '@quaywise/contract/pages'

/** A group of the menu with all of its pages. */
export interface PageGroup {
  readonly name: Page['group']
  readonly pages: readonly Page[]
}

const shown = PAGES.filter(({ group }) => group !== 'account')

/** The pages as the menu groups them; a new page of the registry is there by itself. */
export const PAGE_GROUPS: readonly PageGroup[] = [...new Set(shown.map(({ group }) => group))].map(
  (name) => ({
    name,
    pages: shown.filter(({ group }) => group === name),
  }),
)

/** How many pages have an authority that a role can hold. */
export const GATED_PAGES = shown.filter(({ gated }) => gated).length

/** The authorities of a group that roles can hold. */
export const authoritiesIn = ({ pages }: PageGroup): readonly string[] =>
  pages.filter(({ gated }) => gated).map(({ authority }) => authority)

/** What is chosen after some are added or taken away. */
export const withTicks = (chosen: readonly string[], these: readonly string[], on: boolean): string[] => {
  const others = chosen.filter((one) => !these.includes(one))
  return on ? [...others, ...these] : others
}
