import { type AscJob, isRetrieval } from '../play/asc-job.ts'
import { IDLE } from '../play/machine-states.ts'
import { AscBody } from './asc-body.ts'
import { breaksDown } from './asc-fault.ts'
import { AscHandOver } from './asc-hand-over.ts'
import { AscMaintenance } from './asc-maintenance.ts'
import type { Outage } from './asc-out.ts'
import { AscQueue } from './asc-queue.ts'
import { AscTurn } from './asc-turn.ts'
import { AscWait } from './asc-wait.ts'
import type { AscYard } from './asc-yard.ts'
import type { End } from './block-shape.ts'
import type { RailUser } from './rail.ts'
import { retrieve } from './retrieve.ts'
import { store } from './store.ts'
import { tidy } from './tidy.ts'
import type { YardBlock } from './yard-block.ts'

/** One stacking crane of a block: it does its jobs one by one and shares its rails with its partner. */
export class Asc implements RailUser {
  readonly body: AscBody
  readonly waiting: AscWait
  readonly block: YardBlock
  readonly end: End
  readonly yard: AscYard
  readonly turn = new AscTurn(this)
  readonly handOver = new AscHandOver(this)
  readonly queue = new AscQueue(this)
  /** Why it is out of service, if it is. */
  down: Outage | null = null
  partner: Asc | null = null
  job: AscJob | null = null
  readonly #maintenance: AscMaintenance
  #idleSince: number

  constructor(yard: AscYard, block: YardBlock, end: End) {
    this.yard = yard
    this.block = block
    this.end = end
    this.body = new AscBody(yard.world, block.index, end, block.rail, block.shape)
    this.waiting = new AscWait(this)
    this.#maintenance = new AscMaintenance(this)
    this.#idleSince = yard.world.start
  }

  get yields(): boolean {
    return this.job === null ? !this.down : this.turn.waits && this.body.loadKg === 0
  }

  pushed(to: number): void {
    this.body.makeWay(to)
  }

  roomMade(): void {
    this.turn.roomMade()
  }

  /** Takes a job; while it is down its partner does. */
  submit(job: AscJob): void {
    if (this.down && this.partner && !this.partner.down) {
      this.partner.submit(job)
      return
    }
    this.queue.add(job)
    if (this.job && isRetrieval(job)) this.#swap()
    this.next()
  }

  /** Whether a job was given to this crane and is not done yet. */
  holds(job: AscJob): boolean {
    return this.job === job || this.queue.holds(job)
  }

  /** The vehicle of a job has come; its crane may have left it to the partner. */
  came(job: AscJob): void {
    job.present = true
    this.met(job)
    this.partner?.met(job)
  }

  /** As `came`, for one crane of the block. */
  met(job: AscJob): void {
    if (this.job === job) this.handOver.came()
    else if (this.queue.has(job)) this.#swap()
  }

  /** A box was set down in the block: jobs that came before their box can begin. */
  boxCame(): void {
    if (this.queue.boxCame()) this.next()
  }

  /** Looks for something to tidy if it has had nothing to do for a while. */
  lookAround(): void {
    const { quietMs } = this.yard.world.scenario.rates.asc
    if (this.job || this.down || this.yard.world.engine.now - this.#idleSince < quietMs) return
    tidy(this)
  }

  /** Turns to the next job. */
  next(): void {
    if (this.job || this.down || this.#maintenance.begins()) return
    const job = this.queue.take()
    if (!job) return
    this.job = job
    if (breaksDown(this, job)) return
    this.start(job)
    this.#go(job)
  }

  /** A cycle for a job begins. */
  start(job: AscJob): void {
    this.job = job
    this.body.begin()
    this.waiting.works(job.op)
  }

  /** Gives a job back until its box has come. */
  putOff(job: AscJob): void {
    this.queue.putOff(job)
    this.#rest()
  }

  /** The job is done. */
  complete(job: AscJob): void {
    job.finished()
    this.#rest()
  }

  #go(job: AscJob): void {
    if (isRetrieval(job)) retrieve(this, job)
    else store(this, job)
  }

  /** Empty and waiting for a vehicle it turns to another job that can begin; its cycle goes on. */
  #swap(): void {
    const waiting = this.job
    if (!waiting || !this.handOver.waits || this.body.loadKg > 0) return
    const job = this.queue.take()
    if (!job) return
    this.handOver.leave()
    this.queue.giveBack(waiting)
    this.job = job
    this.waiting.works(job.op)
    this.#go(job)
  }

  /** Has no job: lets the partner through, then turns to the next. */
  #rest(): void {
    this.body.rest()
    this.job = null
    this.waiting.rests()
    this.#idleSince = this.yard.world.engine.now
    this.partner?.roomMade()
    this.next()
    if (!this.job && !this.down) this.body.states.set(IDLE)
  }
}
