import type { AdminStore, IngestBatch } from '@quaywise/admin-store'

/** So long without a sign of life, and the receiver of a batch counts as gone. */
const SILENCE_MS = 120_000
const REASON = {
  code: 'SERVER_STOPPED',
  message: 'The server stopped while the file came in: send it again, nothing of it will be there twice.',
  count: 1,
}

const lastSign = ({ state, receivedAt }: IngestBatch): number => {
  const alive = state && typeof state === 'object' && 'aliveAt' in state ? state.aliveAt : receivedAt
  return Date.parse(String(alive))
}

/**
 * Ends, as failed and with the reason, the batches whose receiver is gone. A process that is `alone` with
 * its stores knows that of every open batch when it starts; others wait for two minutes of silence.
 */
export const failAbandoned = async ({ ingest }: AdminStore, now: Date, alone: boolean): Promise<void> => {
  const silentSince = now.getTime() - (alone ? 0 : SILENCE_MS)
  for (const batch of await ingest.batches.receiving())
    if (lastSign(batch) <= silentSince)
      await ingest.batches.updateReceiving(batch.id, { status: 'failed', warnings: [REASON] })
}
