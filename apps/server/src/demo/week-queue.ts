import type { AdminStore } from '@quaywise/admin-store'
import { shareDone, type WeekJob, type WeekState, weekStateOf } from './week-job.ts'

const LEASE_SECONDS = 120

/** The weeks of one demonstration terminal as jobs, the newest first; each is worked on by one process. */
export class WeekQueue {
  readonly #admin: AdminStore
  readonly #owner: string
  readonly kind: string

  constructor(admin: AdminStore, terminal: string, owner: string) {
    this.#admin = admin
    this.#owner = owner
    this.kind = `demo ${terminal}`
  }

  /** Adds the weeks that are not there yet. */
  async add(weeks: readonly WeekState[]): Promise<void> {
    for (const state of weeks) {
      const id = `${this.kind} ${new Date(state.start).toISOString()}`
      await this.#admin.jobs.add(
        { id, kind: this.kind, state, sort: -Math.round(state.start / 1000) },
        new Date(),
      )
    }
  }

  /** Takes back what a process that is gone held; only for a process that is sure to be the only one. */
  async freeAll(): Promise<void> {
    for (const { id, status, leaseOwner } of await this.list())
      if (status === 'running' && leaseOwner !== null)
        await this.#admin.jobs.release(id, leaseOwner, new Date())
  }

  async claim(): Promise<WeekJob | undefined> {
    const job = await this.#admin.jobs.claim(this.kind, this.#owner, new Date(), LEASE_SECONDS)
    return job && { id: job.id, state: weekStateOf(job) }
  }

  /** Saves a new state; undefined when the week went to another process meanwhile. */
  async save(job: WeekJob, state: WeekState): Promise<WeekJob | undefined> {
    const saved = { state, progress: shareDone(state), leaseSeconds: LEASE_SECONDS }
    const held = await this.#admin.jobs.save(job.id, this.#owner, saved, new Date())
    return held ? { id: job.id, state } : undefined
  }

  async finish(job: WeekJob): Promise<void> {
    await this.#admin.jobs.finish(job.id, this.#owner, new Date())
  }

  async release(job: WeekJob): Promise<void> {
    await this.#admin.jobs.release(job.id, this.#owner, new Date())
  }

  list() {
    return this.#admin.jobs.list(this.kind)
  }
}
