import type { OpMode, YardMoveReason } from '@quaywise/domain'
import { type AscJob, isRetrieval } from '../play/asc-job.ts'
import type { World } from '../play/world.ts'
import { AscBody } from './asc-body.ts'
import { breaksDown } from './asc-fault.ts'
import { handshakeMs } from './asc-times.ts'
import { AscWait, type AscWaits } from './asc-wait.ts'
import { type End, LAND, WATER } from './block-shape.ts'
import { slotWord, tellMove } from './move-rows.ts'
import type { RailUser } from './rail.ts'
import { retrieve } from './retrieve.ts'
import type { SlotChoice } from './slot-choice.ts'
import { hasRoom, store } from './store.ts'
import { tidy } from './tidy.ts'
import type { Slot, YardBlock } from './yard-block.ts'
import type { YardBox } from './yard-box.ts'

/** A move of a box that ends now. */
export type MoveEnd = {
  readonly op: OpMode
  readonly reason: YardMoveReason
  readonly box: YardBox
  readonly from: Slot
  readonly to: Slot
}

/** What a crane and its doings share with the yard. */
export type AscYard = {
  readonly world: World
  readonly choice: SlotChoice
  /** A box left its stack to leave the yard. */
  picked(box: YardBox): void
}

/** One stacking crane of a block: it does its jobs one by one and shares its rails with its partner. */
export class Asc implements RailUser {
  readonly body: AscBody
  readonly waiting: AscWait
  readonly block: YardBlock
  readonly end: End
  readonly yard: AscYard
  down = false
  partner: Asc | null = null
  job: AscJob | null = null
  #idleSince: number
  #vehicle: (() => void) | null = null
  #turn: { readonly ready: () => boolean; readonly then: () => void } | null = null
  readonly #queue: AscJob[] = []
  readonly #early: AscJob[] = []

  constructor(yard: AscYard, block: YardBlock, end: End) {
    this.yard = yard
    this.block = block
    this.end = end
    this.body = new AscBody(yard.world, block.index, end, block.rail, block.shape)
    this.waiting = new AscWait(this)
    this.#idleSince = yard.world.start
  }

  get yields(): boolean {
    return this.job === null ? !this.down : this.#turn !== null && this.body.loadKg === 0
  }

  pushed(to: number): void {
    this.body.makeWay(to)
  }

  /** Takes a job; while it is down its partner does. */
  submit(job: AscJob): void {
    if (this.down && this.partner && !this.partner.down) {
      this.partner.submit(job)
      return
    }
    this.#queue.push(job)
    if (this.job && isRetrieval(job)) this.#swap()
    this.next()
  }

  /** Whether a job was given to this crane and is not done yet. */
  holds(job: AscJob): boolean {
    return this.job === job || this.#queue.includes(job) || this.#early.includes(job)
  }

  /** The vehicle of a job has come; its crane may have left it to the partner. */
  came(job: AscJob): void {
    job.present = true
    this.met(job)
    this.partner?.met(job)
  }

  /** As `came`, for one crane of the block. */
  met(job: AscJob): void {
    if (this.job === job) this.#vehicle?.()
    else if (this.#queue.includes(job)) this.#swap()
  }

  /** A box was set down in the block: jobs that came before their box can begin. */
  boxCame(): void {
    if (this.#early.length === 0) return
    this.#queue.unshift(...this.#early.splice(0))
    this.next()
  }

  /** Looks for something to tidy if it has had nothing to do for a while. */
  lookAround(): void {
    const { quietMs } = this.yard.world.scenario.rates.asc
    if (this.job || this.down || this.yard.world.engine.now - this.#idleSince < quietMs) return
    tidy(this)
  }

  /**
   * Turns to the next job: one whose vehicle waits before others, one that need not wait for the partner before
   * one that must, and a box to fetch before one that comes.
   */
  next(): void {
    if (this.job || this.down) return
    const job = this.#takeNext()
    if (!job) return
    this.job = job
    if (breaksDown(this, job, this.#queue)) return
    this.start(job)
    this.#go(job)
  }

  #go(job: AscJob): void {
    if (isRetrieval(job)) retrieve(this, job)
    else store(this, job)
  }

  /** Empty and waiting for a vehicle it turns to another job that can begin; its cycle goes on. */
  #swap(): void {
    const waiting = this.job
    if (!waiting || !this.#vehicle || this.body.loadKg > 0) return
    const job = this.#takeNext()
    if (!job) return
    this.#vehicle = null
    this.#queue.unshift(waiting)
    this.job = job
    this.works(job.op)
    this.#go(job)
  }

  /** A cycle for a job begins. */
  start(job: AscJob): void {
    this.job = job
    this.body.begin()
    this.works(job.op)
  }

  /** Works from now on, for an operation. */
  works(op: OpMode): void {
    this.body.states.set('WORKING', '', op, this.job?.visitId ?? '')
    this.waiting.works(op)
  }

  /** Gives a job back until its box has come. */
  putOff(job: AscJob): void {
    this.#early.push(job)
    this.#rest()
  }

  /** Keeps the rails up to a place from now on, or as soon as the partner has made room. */
  claim(place: number, then: () => void): void {
    const { rail } = this.block
    this.until(
      () => rail.free(this.end, place),
      () => {
        rail.claim(this.end, place)
        then()
      },
    )
  }

  /** Goes on when something about the partner is so; till then it waits for the twin. */
  until(ready: () => boolean, then: () => void): void {
    if (ready()) {
      then()
      return
    }
    this.#waits('W_TWIN')
    this.#turn = { ready, then }
    this.partner?.roomMade()
  }

  roomMade(): void {
    const turn = this.#turn
    if (!turn?.ready()) return
    this.#turn = null
    if (this.job) this.works(this.job.op)
    turn.then()
  }

  /** Where the vehicle of a job stands: the end of the block, and metres along the rails. */
  transfer(job: AscJob): {
    readonly end: End
    readonly along: number
    readonly row: number
    readonly slot: Slot
  } {
    const { shape } = this.block
    const end = job.op === 'LOAD' || job.op === 'DISC' ? WATER : LAND
    const row = 1 + (job.key % shape.rows)
    const slot = { bay: end === WATER ? 0 : shape.bays + 1, row: 0, tier: 0 }
    return { end, along: shape.transfer[end], row, slot }
  }

  /** Hands over at the transfer point, once the vehicle stands there; `loadKg` is what it carries then. */
  handOver(job: AscJob, loadKg: number, then: () => void): void {
    const shake = (): void => {
      this.#vehicle = null
      this.works(job.op)
      if (job.link) {
        job.link.eqId = this.body.id
        job.link.handAt = this.yard.world.engine.now
      }
      job.started()
      const { shape } = this.block
      const ms = handshakeMs(this.yard.world.scenario.rates.asc, shape, job)
      this.body.work('HANDSHAKE', ms, shape.bedM, loadKg, () => {
        job.released()
        then()
      })
    }
    if (job.present) {
      shake()
      return
    }
    this.#vehicle = shake
    this.#waits(job.op === 'LOAD' || job.op === 'DISC' ? 'W_AGV' : 'W_TRUCK')
  }

  /** Tells a move that ends now. */
  tell(job: AscJob, moved: MoveEnd): void {
    if (job.link && moved.reason === 'PROD')
      job.link.slot = slotWord(this.block.id, moved.to.tier > 0 ? moved.to : moved.from)
    tellMove(this.yard.world, this.block, this.body, job, moved)
  }

  /** The job is done. */
  complete(job: AscJob): void {
    job.finished()
    this.#rest()
  }

  /** Has no job: lets the partner through, then turns to the next. */
  #rest(): void {
    this.body.rest()
    this.job = null
    this.waiting.works('')
    this.#idleSince = this.yard.world.engine.now
    this.partner?.roomMade()
    this.next()
    if (!this.job && !this.down) this.body.states.idle()
  }

  #waits(phase: AscWaits): void {
    this.body.wait(phase)
    this.body.states.set('WAITING', phase, this.job?.op ?? '', this.job?.visitId ?? '')
    this.waiting.begin(phase)
  }

  #takeNext(): AscJob | undefined {
    const queue = this.#queue
    let first = -1
    let open = -1
    let fetch = -1
    for (let i = 0; i < queue.length; i++) {
      const job = queue[i]
      if (!job) continue
      if (fetch < 0 && isRetrieval(job)) fetch = i
      if (!job.present) continue
      if (first < 0) first = i
      if (open < 0 && this.#isOpen(job)) open = i
    }
    const place = [open, first, fetch, 0].find((i) => i >= 0) ?? 0
    return queue.splice(place, 1)[0]
  }

  /** Whether a job could begin now without a wait for the partner. */
  #isOpen(job: AscJob): boolean {
    const { rail } = this.block
    if (!job.unit || !isRetrieval(job)) return hasRoom(this)
    const box = this.block.find(job.unit.code, job.sub)
    return box !== undefined && box.tier > 0 && rail.free(this.end, this.block.along(box))
  }
}
