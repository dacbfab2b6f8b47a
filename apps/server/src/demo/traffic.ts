import { setTimeout as sleep } from 'node:timers/promises'
import type { AnalyticsStore, Row } from '@quaywise/analytics-store'

const MOST_MS = 300
const LOOK_MS = 10

/** Knows whether somebody waits for an answer, so that background work can give way. */
export class Traffic {
  #waiting = 0

  /** The same store, with its questions counted as long as they run. */
  watched(store: AnalyticsStore): AnalyticsStore {
    const query = async <T extends Row>(...args: Parameters<AnalyticsStore['query']>) => {
      this.#waiting += 1
      try {
        return await store.query<T>(...args)
      } finally {
        this.#waiting -= 1
      }
    }
    return {
      ...{ kind: store.kind, database: store.database, query },
      stream: <T extends Row>(...args: Parameters<AnalyticsStore['stream']>) => store.stream<T>(...args),
      insert: (...args) => store.insert(...args),
      command: (...args) => store.command(...args),
      cancel: (queryId) => store.cancel(queryId),
      ping: () => store.ping(),
      close: () => store.close(),
    }
  }

  /** Resolves when nobody waits, after 0.3 s at the latest. */
  async giveWay(): Promise<void> {
    const until = performance.now() + MOST_MS
    while (this.#waiting > 0 && performance.now() < until) await sleep(LOOK_MS)
  }
}
