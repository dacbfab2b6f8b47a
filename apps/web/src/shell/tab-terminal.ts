import type { CurrentUser } from '@quaywise/contract'
import { useSession } from '../session/session.ts'
import type { Tabs } from '../workspace/tabs.ts'

/** A terminal that the person may see. */
export type OwnTerminal = CurrentUser['terminals'][number]

/** The terminal of an address: the one it names, else the person's default, else their first. */
function terminalOf(search: string, user: CurrentUser): OwnTerminal | undefined {
  const named = new URLSearchParams(search).get('terminal') ?? user.defaultTerminal
  return user.terminals.find(({ id }) => id === named) ?? user.terminals[0]
}

/** The terminal of the page in front. */
export function useTabTerminal(tabs: Tabs): OwnTerminal | undefined {
  const { user } = useSession()
  return terminalOf(tabs.list.find(({ path }) => path === tabs.active)?.search ?? '', user)
}
