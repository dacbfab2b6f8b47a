import { setTimeout as sleep } from 'node:timers/promises'
import { cancelled, type Run } from './active-runs.ts'
import type { Limits } from './settings.ts'
import { StoreError, toStoreError } from './store-error.ts'

const KILL_INTERVAL_MS = 50

/**
 * Does the work of a run. When the run is stopped, `kill` is repeated until the engine lets go (the first
 * may come before the engine knows the statement), then the promise rejects with the reason, else `CANCELLED`.
 */
export const supervise = async <T>(
  run: Run,
  kill: (runId: string) => Promise<void>,
  work: () => Promise<T>,
): Promise<T> => {
  if (run.signal.aborted) throw stopReason(run)
  let settled = false
  const killUntilSettled = async () => {
    while (!settled) {
      await kill(run.id).catch(() => undefined)
      await sleep(KILL_INTERVAL_MS)
    }
  }
  run.signal.addEventListener('abort', killUntilSettled, { once: true })
  try {
    const result = await work()
    if (run.signal.aborted) throw stopReason(run)
    return result
  } catch (thrown) {
    throw run.signal.aborted ? stopReason(run) : toStoreError(thrown)
  } finally {
    settled = true
    run.signal.removeEventListener('abort', killUntilSettled)
  }
}

/** Why a run was stopped. */
export const stopReason = (run: Run): StoreError =>
  run.signal.reason instanceof StoreError ? run.signal.reason : cancelled()

/** The failure of a reader who did not fetch a stream within its time. */
export const tooSlow = ({ seconds }: Limits): StoreError =>
  new StoreError('TIMEOUT', `The result was not fetched within ${seconds} seconds.`)
