import type { ResultSet } from '@clickhouse/client'
import { cancelled } from './active-runs.ts'
import type { Row } from './analytics-store.ts'
import type { Terms } from './statement-runner.ts'
import { toStoreError } from './store-error.ts'
import { stopReason, tooSlow } from './supervise.ts'

/**
 * The rows of a result as they arrive. The client's own abort signal does nothing once rows flow: the result has
 * to be closed, and the statement killed, when the reader is too slow, leaves early or aborts.
 */
export async function* streamRows<T extends Row>(
  terms: Terms,
  kill: (runId: string) => Promise<void>,
  fetch: () => Promise<ResultSet<'JSONEachRow'>>,
): AsyncGenerator<T[]> {
  const { run, limits } = terms
  const deadline = setTimeout(() => run.stop(tooSlow(limits)), limits.seconds * 1000)
  try {
    const result = await fetch()
    const drop = () => {
      result.close()
      run.finish()
      kill(run.id).catch(() => undefined)
    }
    if (run.signal.aborted) drop()
    else run.signal.addEventListener('abort', drop, { once: true })
    for await (const rows of result.stream<T>()) yield rows.map((row) => row.json<T>())
    run.signal.removeEventListener('abort', drop)
    if (run.signal.aborted) throw stopReason(run)
  } catch (thrown) {
    throw run.signal.aborted ? stopReason(run) : toStoreError(thrown)
  } finally {
    clearTimeout(deadline)
    run.stop(cancelled())
    run.finish()
  }
}
