import { randomUUID } from 'node:crypto'
import type { QueryOptions } from './analytics-store.ts'
import { StoreError } from './store-error.ts'

/** One statement on its way through a store. */
export type Run = {
  readonly id: string
  readonly queryId: string | undefined
  readonly signal: AbortSignal
  stop(reason: StoreError): void
  finish(): void
}

type Entry = { readonly run: Run; readonly stoppable: boolean; readonly finished: Promise<void> }

/** The statements under way: known by their `queryId`, stopped and waited for when the store closes. */
export class ActiveRuns {
  readonly #entries = new Map<string, Entry>()
  #closed = false

  /** Enters a statement; throws `UNAVAILABLE` once the store is closed. An insert is never stopped half-way. */
  start(options: Pick<QueryOptions, 'signal' | 'queryId'>, stoppable = true): Run {
    if (this.#closed) throw new StoreError('UNAVAILABLE', 'The analytics store is closed.')
    const controller = new AbortController()
    const { promise: finished, resolve } = Promise.withResolvers<void>()
    const id = randomUUID()
    const run: Run = {
      id,
      queryId: options.queryId,
      signal: options.signal ? AbortSignal.any([controller.signal, options.signal]) : controller.signal,
      stop: (reason) => controller.abort(reason),
      finish: () => {
        this.#entries.delete(id)
        resolve()
      },
    }
    this.#entries.set(id, { run, stoppable, finished })
    return run
  }

  /** Stops all statements with this `queryId` and waits for their end. */
  async cancel(queryId: string): Promise<void> {
    await this.#stop((entry) => entry.run.queryId === queryId, cancelled())
  }

  /** Lets nothing new in, stops what can be stopped and waits for everything. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#stop(() => true, new StoreError('CANCELLED', 'The analytics store is closing.'))
  }

  async #stop(picks: (entry: Entry) => boolean, reason: StoreError): Promise<void> {
    const picked = [...this.#entries.values()].filter(picks)
    for (const { run, stoppable } of picked) if (stoppable) run.stop(reason)
    await Promise.all(picked.map((entry) => entry.finished))
  }
}

/** The failure of a statement that somebody stopped. */
export const cancelled = (): StoreError => new StoreError('CANCELLED', 'The statement was cancelled.')
