import type { AscJob } from '../play/asc-job.ts'
import type { Asc } from './asc.ts'
import { handshakeMs } from './asc-times.ts'
import { isOverQuay } from './transfer-point.ts'

/** How a stacking crane meets the vehicle of its job. */
export class AscHandOver {
  readonly #asc: Asc
  #vehicle: (() => void) | null = null

  constructor(asc: Asc) {
    this.#asc = asc
  }

  /** Whether the crane waits for a vehicle now. */
  get waits(): boolean {
    return this.#vehicle !== null
  }

  /** Hands over at the transfer point, once the vehicle stands there; `loadKg` is what the crane carries then. */
  begin(job: AscJob, loadKg: number, then: () => void): void {
    const shake = (): void => this.#shake(job, loadKg, then)
    if (job.present) {
      shake()
      return
    }
    this.#vehicle = shake
    this.#asc.waiting.begin(isOverQuay(job) ? 'W_AGV' : 'W_TRUCK')
  }

  /** The vehicle has come. */
  came(): void {
    this.#vehicle?.()
  }

  /** The crane turns to something else meanwhile. */
  leave(): void {
    this.#vehicle = null
  }

  #shake(job: AscJob, loadKg: number, then: () => void): void {
    const { body, block, yard } = this.#asc
    this.leave()
    this.#asc.waiting.works(job.op)
    if (job.link) {
      job.link.eqId = body.id
      job.link.handAt = yard.world.engine.now
    }
    job.started()
    const ms = handshakeMs(yard.world.scenario.rates.asc, block.shape, job)
    body.work('HANDSHAKE', ms, block.shape.bedM, loadKg, () => {
      job.released()
      then()
    })
  }
}
