import type { AdminStore, KeptItem, TerminalEntry, User } from '@quaywise/admin-store'
import { mayOpen, pageAt } from '@quaywise/contract'
import type { Rights } from '../access/identity.ts'
import { rightsOf } from '../access/rights.ts'

/** A kept thing with whom and where it works for. */
export type OwnerOf = {
  readonly user: User
  readonly rights: Rights
  readonly terminal: TerminalEntry
}

/** Who a kept thing works for, as their rights stand now; null when they may no longer open its page or terminal. */
export const ownerOf = async (admin: AdminStore, item: KeptItem, now: Date): Promise<OwnerOf | null> => {
  const [user, terminal, page] = [
    await admin.users.findById(item.ownerId),
    await admin.terminals.get(item.terminal),
    pageAt(item.page),
  ]
  if (!user || user.disabled || !terminal || !page) return null
  if (user.validUntil !== null && user.validUntil <= now.toISOString()) return null
  const rights = rightsOf(user.isAdmin, await admin.roles.authoritiesOf(user))
  if (!mayOpen(page, rights)) return null
  if (rights.terminals !== null && !rights.terminals.includes(terminal.id)) return null
  return { user, rights, terminal }
}
