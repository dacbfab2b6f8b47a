import { useSession } from '../../session/session.ts'

/** The zone by whose clocks admin pages tell times: that of the person's terminal, UTC where there is none. */
export function useZone(): string {
  const { user } = useSession()
  const own = user.terminals.find(({ id }) => id === user.defaultTerminal) ?? user.terminals[0]
  return own?.zone ?? 'UTC'
}
