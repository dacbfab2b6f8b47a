import { type AscJob, isRetrieval } from '../play/asc-job.ts'
import type { Asc } from './asc.ts'
import { hasRoom } from './store.ts'
import { isOverQuay } from './transfer-point.ts'

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

  /** Takes the most urgent job, of equals the one that came first. */
  take(): AscJob | undefined {
    const jobs = this.#jobs
    if (jobs.length <= 1) return jobs.pop()
    const atTransfer = this.#isAtTransfer
    let best = 0
    let most = -1
    for (let i = 0; i < jobs.length; i++) {
      const job = jobs[i]
      const urgency = job ? this.#urgency(job, atTransfer) : -1
      if (urgency <= most) continue
      best = i
      most = urgency
    }
    return jobs.splice(best, 1)[0]
  }

  /**
   * One whose vehicle waits is more urgent than others, one that need not wait for the partner than one that must;
   * of these a vehicle of the quay goes before a truck, and what begins where the crane stands before what begins
   * elsewhere. While no vehicle waits, a box to fetch goes before one that comes.
   */
  #urgency(job: AscJob, atTransfer: boolean): number {
    const fetches = isRetrieval(job)
    if (!job.present) return fetches ? 1 : 0
    if (!this.#isOpen(job)) return 2
    return 3 + (isOverQuay(job) ? 2 : 0) + (fetches === atTransfer ? 0 : 1)
  }

  /** Whether the crane stands where boxes come into its block and leave it. */
  get #isAtTransfer(): boolean {
    const { block, end } = this.#asc
    return Math.abs(block.rail.at(end) - block.shape.transfer[end]) < 1
  }

  /** Whether a job could begin now without a wait for the partner. */
  #isOpen(job: AscJob): boolean {
    const { block, end } = this.#asc
    if (!job.unit || !isRetrieval(job)) return hasRoom(this.#asc)
    const box = block.find(job.unit.code, job.sub)
    return box !== undefined && box.tier > 0 && block.rail.free(end, block.along(box))
  }
}
