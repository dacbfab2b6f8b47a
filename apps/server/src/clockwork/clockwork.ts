import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AdminStore, Tx } from '@quaywise/admin-store'
import type { StreamContext } from '@quaywise/report-kit/compile'
import { watchAlerts } from '../alerts/alert-watch.ts'
import type { Config } from '../config/config.ts'
import { tellRejections } from '../notices/tell-rejections.ts'
import { queueDue, workOff } from '../schedules/report-clock.ts'

const JOB = 'clockwork'
const LEASE_SECONDS = 90
const LOOK_MS = 5000

/** What the clockwork works with. */
export type ClockworkParts = {
  readonly admin: AdminStore
  readonly reader: StreamContext['reader']
  readonly config: Config
  /** Whether the engine belongs to this process alone: whoever held the watch before is gone. */
  readonly alone: boolean
  readonly onError: (error: unknown) => void
  /** How long it rests between two looks; five seconds unless told. */
  readonly lookMs?: number
}

/**
 * What happens by the clock: alerts are counted once a minute by one process of all, which holds the watch;
 * reports are made when they are due, each by whichever process takes it from the queue.
 */
export class Clockwork {
  readonly #parts: ClockworkParts
  readonly #owner = randomUUID()
  readonly #stopping = new AbortController()
  #running: Promise<unknown> = Promise.resolve()

  constructor(parts: ClockworkParts) {
    this.#parts = parts
  }

  run(): void {
    this.#running = Promise.all([this.#loop(() => this.#watch()), this.#loop(() => this.#report())])
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
    const { admin, onError } = this.#parts
    await admin.jobs.release(JOB, this.#owner, new Date()).catch(onError)
  }

  async #loop(look: () => Promise<void>): Promise<void> {
    const { signal } = this.#stopping
    await this.#begin().catch(this.#parts.onError)
    while (!signal.aborted) {
      await look().catch((error: unknown) => {
        if (!signal.aborted) this.#parts.onError(error)
      })
      await sleep(this.#parts.lookMs ?? LOOK_MS, undefined, { signal }).catch(() => undefined)
    }
  }

  async #begin(): Promise<void> {
    const { admin, alone } = this.#parts
    await admin.jobs.add({ id: JOB, kind: JOB, state: null }, new Date())
    const job = alone ? await admin.jobs.get(JOB) : undefined
    const held = job?.status === 'running' && job.leaseOwner !== null && job.leaseOwner !== this.#owner
    if (held && job.leaseOwner) await admin.jobs.release(JOB, job.leaseOwner, new Date())
  }

  async #holds(tx?: Tx): Promise<boolean> {
    const saved = { state: null, progress: 0, leaseSeconds: LEASE_SECONDS }
    return this.#parts.admin.jobs.save(JOB, this.#owner, saved, new Date(), tx)
  }

  async #watch(): Promise<void> {
    const { admin, reader, onError } = this.#parts
    const claim = () => admin.jobs.claim(JOB, this.#owner, new Date(), LEASE_SECONDS)
    if (!(await this.#holds()) && !(await claim())) return
    const goOn = async (): Promise<boolean> => !this.#stopping.signal.aborted && (await this.#holds())
    await watchAlerts({ admin, reader, onError, holds: (tx) => this.#holds(tx) }, new Date(), goOn)
    await tellRejections(admin, new Date())
  }

  async #report(): Promise<void> {
    const parts = { ...this.#parts, owner: this.#owner }
    await queueDue(parts, new Date())
    while (!this.#stopping.signal.aborted && (await workOff(parts)));
  }
}
