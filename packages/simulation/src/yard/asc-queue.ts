import { type AscJob, isRetrieval } from '../play/asc-job.ts'
import type { Asc } from './asc.ts'
import { hasRoom } from './store.ts'

/** The jobs that a stacking crane was given and has not begun. */
export class AscQueue {
  readonly #asc: Asc
  readonly #jobs: AscJob[] = []
  /** Jobs whose box has not come yet. */
  readonly #early: AscJob[] = []

  constructor(asc: Asc) {
    this.#asc = asc
  }

  add(job: AscJob): void {
    this.#jobs.push(job)
  }

  /** A job that was begun comes first again. */
  giveBack(job: AscJob): void {
    this.#jobs.unshift(job)
  }

  /** A job that came before its box. */
  putOff(job: AscJob): void {
    this.#early.push(job)
  }

  /** A box was set down in the block: whether there are jobs that may begin now. */
  boxCame(): boolean {
    if (this.#early.length === 0) return false
    this.#jobs.unshift(...this.#early.splice(0))
    return true
  }

  /** Whether a job can be taken. */
  has(job: AscJob): boolean {
    return this.#jobs.includes(job)
  }

  /** Whether a job is here, if only for later. */
  holds(job: AscJob): boolean {
    return this.has(job) || this.#early.includes(job)
  }

  /** Gives away every job. */
  empty(): AscJob[] {
    return [...this.#jobs.splice(0), ...this.#early.splice(0)]
  }

  /**
   * Takes the next job: one whose vehicle waits before others, one that need not wait for the partner before
   * one that must, of these one that begins where the crane stands, and a box to fetch before one that comes.
   */
  take(): AscJob | undefined {
    const inside = !this.#asc.isAtTransfer
    let first = -1
    let open = -1
    let near = -1
    let fetch = -1
    for (const [i, job] of this.#jobs.entries()) {
      const fetches = isRetrieval(job)
      if (fetch < 0 && fetches) fetch = i
      if (!job.present) continue
      if (first < 0) first = i
      if ((open >= 0 && (near >= 0 || fetches !== inside)) || !this.#isOpen(job)) continue
      if (open < 0) open = i
      if (near < 0 && fetches === inside) near = i
    }
    const place = [near, open, first, fetch, 0].find((i) => i >= 0) ?? 0
    return this.#jobs.splice(place, 1)[0]
  }

  /** Whether a job could begin now without a wait for the partner. */
  #isOpen(job: AscJob): boolean {
    const { block, end } = this.#asc
    if (!job.unit || !isRetrieval(job)) return hasRoom(this.#asc)
    const box = block.find(job.unit.code, job.sub)
    return box !== undefined && box.tier > 0 && block.rail.free(end, block.along(box))
  }
}
