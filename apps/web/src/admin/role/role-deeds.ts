import type { RoleRow } from '@quaywise/contract'
import type { MenuItem } from '@quaywise/ui'

/** What can be done with a role of the list. */
export interface RoleDeeds {
  edit(role: RoleRow): void
  members(role: RoleRow): void
  items(role: RoleRow): readonly MenuItem[]
}

/** What is asked about one role: its copy, or whether it goes. */
export interface Asked {
  readonly what: 'copy' | 'delete'
  readonly role: RoleRow
}
