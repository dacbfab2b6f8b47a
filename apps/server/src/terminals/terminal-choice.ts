import type { AdminStore, TerminalEntry } from '@quaywise/admin-store'
import type { Identity } from '../access/identity.ts'
import { Problem } from '../http/problem.ts'

/** The terminals that a caller may see, in the order of the header's switch. */
export const visibleTerminals = async (admin: AdminStore, identity: Identity): Promise<TerminalEntry[]> => {
  const { terminals } = identity.rights
  return (await admin.terminals.list()).filter(({ id }) => terminals === null || terminals.includes(id))
}

/** The terminal a caller gets without naming one: their own default, else the first they may see. */
export const defaultTerminal = (
  visible: readonly TerminalEntry[],
  identity: Identity,
): TerminalEntry | undefined => {
  const wished = identity.kind === 'user' ? identity.user.defaultTerminal : null
  return visible.find(({ id }) => id === wished) ?? visible[0]
}

/**
 * The terminal that a call is about. Throws `UNKNOWN_TERMINAL` where there is none, and `FORBIDDEN` for
 * one that the caller's roles leave out.
 */
export const chosenTerminal = async (
  admin: AdminStore,
  identity: Identity,
  id: string | undefined,
): Promise<TerminalEntry> => {
  const visible = await visibleTerminals(admin, identity)
  const chosen = id === undefined ? defaultTerminal(visible, identity) : visible.find((one) => one.id === id)
  if (chosen) return chosen
  if (id !== undefined && (await admin.terminals.get(id))) throw new Problem('FORBIDDEN')
  throw new Problem('UNKNOWN_TERMINAL', { values: { terminal: id ?? '' } })
}
