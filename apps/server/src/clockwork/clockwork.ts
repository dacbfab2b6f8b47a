import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AdminStore } from '@quaywise/admin-store'
import type { StreamContext } from '@quaywise/report-kit/compile'
import type { Config } from '../config/config.ts'
import { queueDue, workOff } from '../schedules/report-clock.ts'

const LOOK_MS = 5000

/** What the clockwork works with. */
export type ClockworkParts = {
  readonly admin: AdminStore
  readonly reader: StreamContext['reader']
  readonly config: Config
  readonly onError: (error: unknown) => void
  /** How long it rests between two looks; five seconds unless told. */
  readonly lookMs?: number
}

/** Makes reports when they are due, each in whichever process takes it from the queue. */
export class Clockwork {
  readonly #parts: ClockworkParts
  readonly #owner = randomUUID()
  readonly #stopping = new AbortController()
  #running: Promise<void> = Promise.resolve()

  constructor(parts: ClockworkParts) {
    this.#parts = parts
  }

  run(): void {
    this.#running = this.#loop()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  async #loop(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      await this.#report().catch((error: unknown) => {
        if (!signal.aborted) this.#parts.onError(error)
      })
      await sleep(this.#parts.lookMs ?? LOOK_MS, undefined, { signal }).catch(() => undefined)
    }
  }

  async #report(): Promise<void> {
    const parts = { ...this.#parts, owner: this.#owner }
    await queueDue(parts, new Date())
    while (!this.#stopping.signal.aborted && (await workOff(parts)));
  }
}
