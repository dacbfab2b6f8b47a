import type { AnalyticsStore, Params, Row } from '@quaywise/analytics-store'

/** A statement as a page asked it. */
export type Asked = { readonly sql: string; readonly params: Params }

/** Freshness is asked of a terminal alone, from an earlier answer on or from the beginning. */
const isFreshness = (params: Params): boolean => {
  const keys = Object.keys(params).sort().join()
  return keys === 'terminal,zone' || keys === 'since,terminal,zone'
}

/** The same store, which remembers the questions that it was asked since it was last told to forget. */
export class RecordedStore {
  #asked: Asked[] = []
  readonly store: AnalyticsStore

  constructor(inner: AnalyticsStore) {
    this.store = {
      kind: inner.kind,
      database: inner.database,
      query: <T extends Row>(sql: string, options: Parameters<AnalyticsStore['query']>[1] = {}) => {
        this.#asked.push({ sql, params: options.params ?? {} })
        return inner.query<T>(sql, options)
      },
      stream: <T extends Row>(...args: Parameters<AnalyticsStore['stream']>) => inner.stream<T>(...args),
      insert: (...args) => inner.insert(...args),
      command: (...args) => inner.command(...args),
      cancel: (queryId) => inner.cancel(queryId),
      ping: () => inner.ping(),
      close: () => inner.close(),
    }
  }

  /** What panels asked since the last call; how fresh the data is belongs to none of them. */
  take(): readonly Asked[] {
    const asked = this.#asked.filter(({ params }) => !isFreshness(params))
    this.#asked = []
    return asked
  }
}
