import { cancelled } from './active-runs.ts'
import type { EngineSession } from './engine-session.ts'
import { StoreError } from './store-error.ts'

type Waiting = { readonly take: (session: EngineSession) => void }

/** Lends out sessions, first come, first served; the queue is bounded. */
export class SessionPool {
  readonly #idle: EngineSession[]
  readonly #maxWaiting: number
  #waiting: Waiting[] = []

  constructor(sessions: readonly EngineSession[], maxWaiting: number) {
    this.#idle = [...sessions]
    this.#maxWaiting = maxWaiting
  }

  /** Lends a session for the time of the work. Throws `BUSY` when the queue is full, `CANCELLED` on abort. */
  async lend<T>(signal: AbortSignal, work: (session: EngineSession) => Promise<T>): Promise<T> {
    const session = this.#idle.pop() ?? (await this.#wait(signal))
    try {
      return await work(session)
    } finally {
      const next = this.#waiting.shift()
      if (next) next.take(session)
      else this.#idle.push(session)
    }
  }

  #wait(signal: AbortSignal): Promise<EngineSession> {
    if (this.#waiting.length >= this.#maxWaiting) {
      throw new StoreError(
        'BUSY',
        `The analytics store is busy: ${this.#maxWaiting} statements wait already.`,
      )
    }
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting)
        reject(cancelled())
      }
      const waiting: Waiting = {
        take: (session) => {
          signal.removeEventListener('abort', giveUp)
          resolve(session)
        },
      }
      signal.addEventListener('abort', giveUp, { once: true })
      this.#waiting.push(waiting)
    })
  }
}
