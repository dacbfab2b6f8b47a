import { type Authorities, EVERY_AUTHORITY } from '@quaywise/admin-store'
import { PAGES } from '@quaywise/contract'
import { UI_AUTHORITIES } from '@quaywise/domain'
import type { Rights } from './identity.ts'

const everyPage = PAGES.filter((page) => page.gated).map((page) => page.authority)

const expanded = (held: readonly string[], every: readonly string[]): readonly string[] =>
  held.includes(EVERY_AUTHORITY) ? every : held

/** The rights of a user, with "every authority" spelled out. */
export const rightsOf = (isAdmin: boolean, held: Authorities): Rights => ({
  isAdmin,
  pageAuthorities: expanded(held.pageAuthorities, everyPage),
  uiAuthorities: expanded(held.uiAuthorities, UI_AUTHORITIES),
  terminals: held.terminals,
})

/** What a tool on this machine may do: take data in, for any terminal, and nothing else. */
export const TOOL_RIGHTS: Rights = {
  isAdmin: false,
  pageAuthorities: [],
  uiAuthorities: ['data.ingest'],
  terminals: null,
}
