import type { AdminStore } from '@quaywise/admin-store'
import { NEWEST } from './demo-span.ts'
import { shareDone, type WeekJob, type WeekState, weekStateOf } from './week-job.ts'

const LEASE_SECONDS = 120

const WEEK_SECONDS = 7 * 86_400

/** The newest weeks come first; the phases of a week come after the facts of the newest ones, which pages need. */
const turnOf = ({ part, start }: WeekState): number => {
  const age = -Math.round(start / 1000)
  return part === 'facts' ? age : age + NEWEST * WEEK_SECONDS - 1
}

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
      const id = `${this.kind} ${state.part} ${new Date(state.start).toISOString()}`
      await this.#admin.jobs.add({ id, kind: this.kind, state, sort: turnOf(state) }, new Date())
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
