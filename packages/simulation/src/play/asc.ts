import type { MachineState } from '@quaywise/domain'
import { exponential, logNormal } from '../engine/distribution.ts'
import { mix, uniform } from '../engine/random.ts'
import { HOUR, MINUTE } from '../scenario/calendar.ts'
import { ascId } from '../scenario/identity.ts'
import { boxesInTheWay, tellAscFault, travelMs } from './asc-chance.ts'
import { type AscJob, isRetrieval } from './asc-job.ts'
import { type AscMove, moveRow } from './asc-rows.ts'
import type { Timeline } from './timeline.ts'
import type { World } from './world.ts'

const HOIST = 42_000
const HANDSHAKE = 34_000
const SHUFFLE = 58_000
const INTERFERENCE = 26_000
const LONGEST_REPAIR = 3 * HOUR

/** One stacking crane of a block: it does its jobs one by one. */
export class Asc {
  readonly id: string
  readonly side: 'WATER' | 'LAND'
  readonly block: number
  down = false
  partner: Asc | null = null
  readonly #world: World
  readonly #states: Timeline<MachineState>
  readonly #queue: AscJob[] = []
  readonly #tidy: AscJob[] = []
  readonly #gate: number
  #job: AscJob | null = null
  #bay: number
  #from = 0
  #waiting = false

  constructor(world: World, block: number, side: 'WATER' | 'LAND') {
    this.#world = world
    this.block = block
    this.side = side
    this.id = ascId(world.scenario.layout, block, side)
    this.#states = world.machine('ASC', this.id)
    this.#gate = side === 'WATER' ? 0 : (world.scenario.layout.blocks[block]?.bays ?? 0) + 1
    this.#bay = this.#gate
  }

  get busy(): boolean {
    return this.#job !== null
  }

  /** Takes a job; while it is down its partner does. */
  submit(job: AscJob): void {
    if (this.down && this.partner && !this.partner.down) {
      this.partner.submit(job)
      return
    }
    if (job.op === 'HOUSEKEEP') this.#tidy.push(job)
    else this.#queue.push(job)
    this.#next()
  }

  /** The vehicle of a job has come. */
  came(job: AscJob): void {
    job.present = true
    if (this.#job === job && this.#waiting) this.#handshake()
    else if (this.#job !== job) this.partner?.cameHere(job)
  }

  /** As `came`, for a job that this crane took over. */
  cameHere(job: AscJob): void {
    if (this.#job === job && this.#waiting) this.#handshake()
  }

  #next(): void {
    if (this.#job || this.down) return
    const present = this.#queue.findIndex((job) => job.present)
    const job = this.#queue.splice(Math.max(0, present), 1)[0] ?? this.#tidyJob()
    if (!job) return
    this.#job = job
    if (this.#breaks(job)) return
    this.#states.set(this.#world.engine.now, 'WORKING')
    this.#start(job)
  }

  /** Tidying is given up when the week is about to end. */
  #tidyJob(): AscJob | undefined {
    return this.#world.left > 15 * MINUTE ? this.#tidy.shift() : undefined
  }

  /** A move may find the crane broken; its jobs go to the partner until it is repaired. */
  #breaks(job: AscJob): boolean {
    const { rates } = this.#world.scenario
    if (uniform(job.key, 40) > 1 / rates.ascMovesPerFault || this.partner?.down !== false) return false
    const { engine, left } = this.#world
    const drawn = MINUTE + exponential(uniform(job.key, 41), rates.ascRepairMs - MINUTE)
    const repair = Math.round(Math.min(drawn, LONGEST_REPAIR, left - 30 * MINUTE))
    if (repair < MINUTE) return false
    const from = engine.now
    this.down = true
    this.#job = null
    this.#states.set(from, 'FAULT')
    for (const moved of [job, ...this.#queue.splice(0)]) this.partner.submit(moved)
    engine.after(repair, () => this.#repaired(job, from))
    return true
  }

  #repaired(job: AscJob, from: number): void {
    const { now } = this.#world.engine
    this.down = false
    this.#states.set(now, 'IDLE')
    tellAscFault(this.#world, this.id, job, from)
    this.#next()
  }

  #start(job: AscJob): void {
    const shuffles = isRetrieval(job) ? boxesInTheWay(this.#world, job) : 0
    this.#shuffle(job, shuffles, 0)
  }

  #shuffle(job: AscJob, count: number, done: number): void {
    if (done === count) {
      this.#approach(job)
      return
    }
    const bay = this.#jobBay(job)
    const ms =
      this.#travel(done === 0 ? bay : this.#bay) + logNormal(uniform(job.key, 50 + done), SHUFFLE, 0.2)
    const from = this.#world.engine.now
    this.#bay = bay
    this.#world.engine.after(this.#world.hurried(ms), () => {
      this.#tell(job, { op: 'RESHUFFLE', reason: 'RESHUFFLE', from, number: done + 1 })
      this.#shuffle(job, count, done + 1)
    })
  }

  /** To the box and back for a retrieval; to the vehicle for a box that comes. */
  #approach(job: AscJob): void {
    this.#from = this.#world.engine.now
    const bay = this.#jobBay(job)
    const hoist = logNormal(uniform(job.key, 45), HOIST, 0.2) + this.#hindrance(job)
    if (job.op === 'HOUSEKEEP') {
      const ms = this.#travel(bay) + 2 * hoist
      this.#bay = bay
      this.#world.engine.after(this.#world.hurried(ms), () => this.#complete(job))
      return
    }
    const ms = isRetrieval(job)
      ? this.#travel(bay) + hoist + travelMs(bay, this.#gate)
      : this.#travel(this.#gate)
    this.#bay = this.#gate
    this.#world.engine.after(this.#world.hurried(ms), () => this.#atVehicle(job))
  }

  #atVehicle(job: AscJob): void {
    if (job.present) {
      this.#handshake()
      return
    }
    this.#waiting = true
    this.#states.set(this.#world.engine.now, 'WAITING')
  }

  #handshake(): void {
    const job = this.#job
    if (!job) return
    this.#waiting = false
    this.#states.set(this.#world.engine.now, 'WORKING')
    job.started()
    const ms = logNormal(uniform(job.key, 46), HANDSHAKE, 0.25)
    this.#world.engine.after(this.#world.hurried(ms), () => {
      job.released()
      if (isRetrieval(job)) this.#complete(job)
      else this.#stack(job)
    })
  }

  #stack(job: AscJob): void {
    const bay = this.#jobBay(job)
    const ms = this.#travel(bay) + logNormal(uniform(job.key, 47), HOIST, 0.2)
    this.#bay = bay
    this.#world.engine.after(this.#world.hurried(ms), () => this.#complete(job))
  }

  #complete(job: AscJob): void {
    const reason = job.op === 'HOUSEKEEP' ? 'HOUSEKEEP' : 'PROD'
    this.#tell(job, { op: job.op, reason, from: this.#from, number: 0 })
    this.#job = null
    job.finished()
    this.#next()
    if (!this.#job && !this.down) this.#states.set(this.#world.engine.now, 'IDLE')
  }

  #tell(job: AscJob, move: AscMove): void {
    this.#world.ledger.ascMove(move.reason)
    this.#world.tell(moveRow(this.#world, this, job, move, this.#jobBay(job)))
  }

  /** The other crane of the block is sometimes in the way. */
  #hindrance(job: AscJob): number {
    return this.partner?.busy && uniform(job.key, 48) < 0.4
      ? logNormal(uniform(job.key, 49), INTERFERENCE, 0.5)
      : 0
  }

  #jobBay(job: AscJob): number {
    return (
      job.unit?.bay ?? 1 + (mix(job.key, 60) % (this.#world.scenario.layout.blocks[this.block]?.bays ?? 1))
    )
  }

  #travel(bay: number): number {
    return travelMs(this.#bay, bay)
  }
}
