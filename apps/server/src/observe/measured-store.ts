import type { AnalyticsStore, Row } from '@quaywise/analytics-store'
import type { Metrics } from './metrics.ts'

/** The same store, with the time of each statement measured. */
export const measuredStore = (store: AnalyticsStore, { statements }: Metrics): AnalyticsStore => {
  const timed = async <T>(operation: string, work: () => Promise<T>): Promise<T> => {
    const end = statements.startTimer({ operation })
    try {
      const result = await work()
      end({ outcome: 'ok' })
      return result
    } catch (error) {
      end({ outcome: 'failed' })
      throw error
    }
  }
  return {
    kind: store.kind,
    database: store.database,
    query: <T extends Row>(...args: Parameters<AnalyticsStore['query']>) =>
      timed('query', () => store.query<T>(...args)),
    stream: <T extends Row>(...args: Parameters<AnalyticsStore['stream']>) => store.stream<T>(...args),
    insert: (...args) => timed('insert', () => store.insert(...args)),
    command: (...args) => timed('command', () => store.command(...args)),
    cancel: (queryId) => store.cancel(queryId),
    ping: () => store.ping(),
    close: () => store.close(),
  }
}
