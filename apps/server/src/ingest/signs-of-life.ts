import type { AdminStore } from '@quaywise/admin-store'

const EVERY_MS = 20_000

/** Says, for each file that comes in, that its receiver lives. */
export type SignsOfLife = { begin(batchId: string): void; end(batchId: string): void }

/** Renews the sign of life of every batch that this process receives, until it ends. */
export const signsOfLife = ({ ingest }: AdminStore, now: () => Date): SignsOfLife => {
  const timers = new Map<string, NodeJS.Timeout>()
  const renew = (batchId: string): void => {
    // One that is missed is made up for by the next.
    ingest.batches
      .updateReceiving(batchId, { state: { aliveAt: now().toISOString() } })
      .catch(() => undefined)
  }
  return {
    begin: (batchId) => void timers.set(batchId, setInterval(renew, EVERY_MS, batchId).unref()),
    end: (batchId) => {
      clearInterval(timers.get(batchId))
      timers.delete(batchId)
    },
  }
}
