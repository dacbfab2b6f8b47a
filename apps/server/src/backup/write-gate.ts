import type { AnalyticsStore, Row } from '@quaywise/analytics-store'

/**
 * Holds writes to a store up for the moment of a backup: those under way are finished first, those that come wait.
 * Reads go on.
 */
export class WriteGate {
  #shut: Promise<void> | undefined
  readonly #running = new Set<Promise<unknown>>()

  /** The store whose writes pass the gate. */
  over(store: AnalyticsStore): AnalyticsStore {
    return {
      kind: store.kind,
      database: store.database,
      query: <T extends Row>(...args: Parameters<AnalyticsStore['query']>) => store.query<T>(...args),
      stream: <T extends Row>(...args: Parameters<AnalyticsStore['stream']>) => store.stream<T>(...args),
      insert: (...args) => this.#pass(() => store.insert(...args)),
      command: (...args) => this.#pass(() => store.command(...args)),
      cancel: (queryId) => store.cancel(queryId),
      ping: () => store.ping(),
      close: () => store.close(),
    }
  }

  /** Runs work while no write runs; throws what the work throws. One at a time. */
  async whileShut<T>(work: () => Promise<T>): Promise<T> {
    while (this.#shut) await this.#shut
    let open = (): void => undefined
    this.#shut = new Promise((resolve) => {
      open = resolve
    })
    try {
      await Promise.allSettled(this.#running)
      return await work()
    } finally {
      this.#shut = undefined
      open()
    }
  }

  async #pass<T>(write: () => Promise<T>): Promise<T> {
    while (this.#shut) await this.#shut
    const running = write()
    this.#running.add(running)
    try {
      return await running
    } finally {
      this.#running.delete(running)
    }
  }
}
