import { formatLocalMinute, type Terminal, zonedToEpochMs } from '@quaywise/domain'

/**
 * The terminal of an import with its clock after its last call: frozen at the local midnight that follows
 * `lastAt`, and never set back. A terminal with a live clock stays as it is.
 */
export const terminalAfter = (known: Terminal | null, told: Terminal, lastAt: number): Terminal => {
  if (known?.clock === 'live') return known
  const terminal = known ?? { ...told, clock: 'frozen' as const }
  const midnight = new Date(nextMidnight(lastAt, terminal.zone)).toISOString()
  const before = known?.frozenAt ?? midnight
  return { ...terminal, frozenAt: Date.parse(before) > Date.parse(midnight) ? before : midnight }
}

const nextMidnight = (at: number, zone: string): number => {
  const [year = 0, month = 0, day = 0] = formatLocalMinute(at, zone).slice(0, 10).split('-').map(Number)
  const next = new Date(Date.UTC(year, month - 1, day + 1))
  return zonedToEpochMs(next.getUTCFullYear(), next.getUTCMonth() + 1, next.getUTCDate(), 0, 0, zone)
}
