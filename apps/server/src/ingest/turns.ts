import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AdminStore } from '@quaywise/admin-store'
import type { Held, IngestPorts } from '@quaywise/ingest'
import { oneAtATime } from './one-at-a-time.ts'

const SECONDS = 30
const RENEW_MS = 10_000
const ASK_AGAIN_MS = 100

/** The turn was lost: the process was asleep for so long that another one took over. */
class TurnLost extends Error {}

/**
 * Runs works of one name one after the other: those of this process in their order, those of others that share
 * the administration store by a lease. A holder that falls silent loses it after 30 seconds.
 */
export const turns = ({ ingest }: AdminStore, now: () => Date): IngestPorts['exclusively'] => {
  const owner = randomUUID()
  const inTurn = oneAtATime()
  const take = (name: string): Promise<boolean> =>
    ingest.leases.take(name, { owner, now: now(), seconds: SECONDS })

  const holding = async <T>(name: string, work: (held: Held) => Promise<T>): Promise<T> => {
    while (!(await take(name))) await sleep(ASK_AGAIN_MS)
    let until = performance.now() + SECONDS * 1000
    const renew = async (): Promise<void> => {
      if (await take(name)) until = performance.now() + SECONDS * 1000
    }
    // A renewal that fails is made up for by the next, or found out by the check.
    const timer = setInterval(() => void renew().catch(() => undefined), RENEW_MS).unref()
    const check = (): void => {
      if (performance.now() >= until) throw new TurnLost(`The turn of ${name} went to another process.`)
    }
    try {
      return await work({ check })
    } finally {
      clearInterval(timer)
      // Left standing where the store is away, the lease runs out by itself.
      await ingest.leases.release(name, owner).catch(() => undefined)
    }
  }
  return (name, work) => inTurn(name, () => holding(name, work))
}
