import { setTimeout as sleep } from 'node:timers/promises'
import { type AnalyticsStore, StoreError } from '@quaywise/analytics-store'

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 2000
const PASSING: ReadonlySet<string> = new Set(['UNAVAILABLE', 'BUSY'])

export type Patient = Pick<AnalyticsStore, 'query' | 'command' | 'insert'>

/**
 * The store as a taker of files uses it: while it is away for a moment, calls wait for it, and with them the
 * source; after `patienceMs` its error is told. Only for statements that may run twice, and inserts with a token.
 */
export const patientStore = (store: AnalyticsStore, patienceMs: number): Patient => {
  const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
    const until = performance.now() + patienceMs
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        return await work()
      } catch (error) {
        const passes = error instanceof StoreError && PASSING.has(error.code)
        if (!passes || performance.now() + wait > until) throw error
      }
      await sleep(wait)
    }
  }
  return {
    query: (sql, options) => patiently(() => store.query(sql, options)),
    command: (sql, options) => patiently(() => store.command(sql, options)),
    insert: (table, format, bytes, options) => patiently(() => store.insert(table, format, bytes, options)),
  }
}
