import { mayOpen, PAGES, type Page, pageAt } from '@quaywise/contract/pages'
import type { Session } from './session.ts'

/** Tells whether the person may open a page; a first password that must be changed leaves only that page. */
export function canOpen(page: Page, { user, authorities }: Session): boolean {
  return mayOpen(page, { isAdmin: user.isAdmin, pageAuthorities: authorities.pageAuthorities })
}

/** The pages that the person may open, in the order of the menu. */
export function openPages(session: Session): readonly Page[] {
  return PAGES.filter((page) => canOpen(page, session))
}

/** The pages that the menu shows, in the order that the terminal gave it. */
export function menuPages({ menu }: Pick<Session, 'menu'>): readonly Page[] {
  return menu.flatMap(({ pages }) => pages.flatMap(({ path }) => pageAt(path) ?? []))
}
