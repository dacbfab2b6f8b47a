import type { Status } from '@quaywise/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { statusQuery } from './status.ts'

export type TerminalClock = Status['terminals'][number]

const TICK_MS = 1_000

/** The terminal's now at a moment of this browser: a live clock goes on from the server's last answer, a frozen one stands. */
export function nowOf(terminal: TerminalClock, answeredAt: number, browserNow: number): string {
  const passed = terminal.clock === 'live' ? Math.max(0, browserNow - answeredAt) : 0
  return new Date(Date.parse(terminal.now) + passed).toISOString()
}

/** The clock of a terminal (else of the first), ticking; null until the server answered. */
export function useTerminalNow(id: string | undefined): { terminal: TerminalClock; now: string } | null {
  const { data, dataUpdatedAt } = useQuery(statusQuery)
  const [browserNow, setBrowserNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setBrowserNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const terminal = data?.terminals.find((each) => each.id === id) ?? data?.terminals[0]
  return terminal ? { terminal, now: nowOf(terminal, dataUpdatedAt, browserNow) } : null
}
