import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Building } from './builder.ts'
import { Sampling } from './checking.ts'
import { Leftovers } from './leftovers.ts'
import type { Difference } from './reconcile.ts'
import { RollupWork } from './work.ts'

const JOB = 'rollups'
const LEASE_SECONDS = 300
const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
/** How long nothing must be written to a day before it is built: what is being told now is counted from the facts. */
const QUIET_MS = 5 * MINUTE_MS
const LOOK_MS = 10 * SECOND_MS
const SWEEP_MS = 15 * MINUTE_MS

/** What the job works with. */
export type RollupJobParts = Building & {
  /** Whether something else needs the machine: a demonstration that is being loaded. */
  readonly busy: () => Promise<boolean>
  readonly onDifference: (difference: Difference) => void
  readonly onError: (error: unknown) => void
  /** How long nothing must have been written to a day before it is built; five minutes unless told. */
  readonly quietMs?: number
  /** How long it waits before it looks again; ten seconds unless told. */
  readonly lookMs?: number
}

/**
 * Keeps the roll-ups in the background, in one process of all: builds what waits, compares a month with the facts
 * whenever there is nothing to build, and lets go of what is over. It works half of the time at most.
 */
export class RollupJob {
  readonly #parts: RollupJobParts
  readonly #owner = randomUUID()
  readonly #work: RollupWork
  readonly #sampling: Sampling
  readonly #leftovers: Leftovers
  readonly #stopping = new AbortController()
  #running: Promise<void> = Promise.resolve()
  #sweptAt = Date.now()

  constructor(parts: RollupJobParts) {
    this.#parts = parts
    this.#work = new RollupWork(parts, parts.quietMs ?? QUIET_MS)
    this.#sampling = new Sampling(parts)
    this.#leftovers = new Leftovers(parts)
  }

  run(): void {
    this.#running = this.#loop()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  async #loop(): Promise<void> {
    const { admin, store, onError } = this.#parts
    const { signal } = this.#stopping
    await admin.jobs.add({ id: JOB, kind: JOB, state: null }, new Date()).catch(onError)
    // The embedded engine belongs to one process: whoever held the job before is gone.
    if (store.kind === 'embedded') await this.#free().catch(onError)
    while (!signal.aborted) {
      const began = Date.now()
      const worked = await this.#turn().catch((error: unknown) => {
        if (!signal.aborted) onError(error)
        return false
      })
      const rest = worked ? Date.now() - began : (this.#parts.lookMs ?? LOOK_MS)
      await sleep(rest, undefined, { signal }).catch(() => undefined)
    }
    await admin.jobs.release(JOB, this.#owner, new Date()).catch(onError)
  }

  async #free(): Promise<void> {
    const { jobs } = this.#parts.admin
    const job = await jobs.get(JOB)
    if (job?.status === 'running' && job.leaseOwner) await jobs.release(JOB, job.leaseOwner, new Date())
  }

  /** Whether the job is this process's, now and for some minutes. */
  async #held(): Promise<boolean> {
    if (this.#stopping.signal.aborted) return false
    const { jobs } = this.#parts.admin
    const saved = { state: null, progress: 0, leaseSeconds: LEASE_SECONDS }
    if (await jobs.save(JOB, this.#owner, saved, new Date())) return true
    return (await jobs.claim(JOB, this.#owner, new Date(), LEASE_SECONDS)) !== undefined
  }

  /** Does one piece of work; false when there was nothing to build. */
  async #turn(): Promise<boolean> {
    if (!(await this.#held()) || (await this.#parts.busy())) return false
    const goOn = async (): Promise<boolean> => (await this.#held()) && !(await this.#parts.busy())
    if ((await this.#work.step(goOn)) > 0) return true
    for (const difference of await this.#sampling.next()) this.#parts.onDifference(difference)
    if (Date.now() - this.#sweptAt > SWEEP_MS) {
      this.#sweptAt = Date.now()
      await this.#leftovers.sweep()
    }
    return false
  }
}
