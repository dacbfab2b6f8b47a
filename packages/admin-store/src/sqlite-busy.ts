import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_MS = 15_000
const SQLITE_BUSY = 5

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  // Extended codes keep the primary code in the low byte.
  return typeof error.errcode === 'number' && (error.errcode & 0xff) === SQLITE_BUSY
}

/**
 * Runs `work` again, with short pauses that leave the event loop free, while another process holds the
 * SQLite write lock. Gives up with the engine's own error after 15 s.
 */
export async function retryWhileBusy<T>(work: () => T): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error
    }
    await sleep(2 + Math.random() * 18)
  }
}
