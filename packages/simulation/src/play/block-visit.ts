import type { Actor } from '../chain/actor.ts'
import { type JobLink, jobLink } from '../chain/job-link.ts'
import { quayInstructionId } from '../chain/lift-link.ts'
import { mix } from '../engine/random.ts'
import type { Unit } from '../plan/unit.ts'
import { blockId, craneId } from '../scenario/identity.ts'
import type { AgvWait } from './agv-wait.ts'
import type { AscJob } from './asc-job.ts'
import type { Trip } from './trip.ts'
import type { World } from './world.ts'

/** What a vehicle's stand at a block leads to, and whom it waits for there. */
export type BlockHelp = {
  /** The stacking crane that has a job, or without one the block's own. */
  on(job: AscJob | undefined): Actor
  /** Box `sub` is in the stack, or out of it. */
  finished(sub: number): void
  /** The last box is handed over: the vehicle may leave. */
  done(): void
}

/** A vehicle at a transfer point: one move of the stacking crane for each box, and waits in between. */
export class BlockVisit {
  readonly jobs: readonly AscJob[]
  /** How its waits are told. */
  readonly waits: AgvWait
  /** Whether the stacking crane knows of it. */
  asked = false
  readonly #world: World
  readonly #trip: Trip
  readonly #done: () => void
  #left: number
  #handing = 0
  #waitsSince = -1

  constructor(world: World, trip: Trip, unit: Unit, help: BlockHelp) {
    const { link } = trip
    this.#world = world
    this.#trip = trip
    this.#done = () => help.done()
    this.#left = unit.boxes
    const job = (own: JobLink, sub: number): AscJob => ({
      op: trip.op,
      unit,
      sub,
      key: mix(trip.key, 20 + sub),
      block: unit.block,
      visitId: trip.stretch.call.visitId,
      link: own,
      present: false,
      started: () => this.#started(),
      released: () => this.#released(),
      finished: () => help.finished(sub),
    })
    const first = linkOf(trip, 0)
    if (unit.boxes === 2) {
      const second = linkOf(trip, 1)
      link.jobs = [first, second]
      this.jobs = [job(first, 0), job(second, 1)]
    } else {
      link.jobs = [first]
      this.jobs = [job(first, 0)]
    }
    this.waits = {
      kind: trip.op === 'LOAD' ? 'STARVED' : 'BLOCKED',
      on: () => help.on(this.asked ? this.jobs.find((job) => job.link?.handAt === 0) : undefined),
      wiId: link.wiId,
      blockId: blockId(world.scenario.layout, unit.block),
      toll: trip.op === 'LOAD' ? link.tolls.agv : link.tolls.asc,
    }
  }

  /** It stands there, ready for the crane. */
  wait(): void {
    this.#waitsSince = this.#world.engine.now
    this.#trip.agv.be('WAITING', 'W_ASC', this.waits)
  }

  #started(): void {
    this.#handing++
    if (this.#waitsSince >= 0) this.#trip.waitAsc += this.#world.engine.now - this.#waitsSince
    this.#waitsSince = -1
    this.#trip.agv.be('WORKING', 'HANDSHAKE')
  }

  #released(): void {
    this.#handing--
    this.#left--
    if (this.#left === 0) this.#done()
    else if (this.#handing === 0) this.wait()
  }
}

const linkOf = ({ agv, op, link, stretch }: Trip, sub: number): JobLink =>
  jobLink(
    sub === 0 ? link.wiId : quayInstructionId(stretch, link.lift, sub),
    agv.actor,
    craneId(stretch.crane),
    link.tolls.asc,
    op === 'LOAD' ? link.tolls.agv : link.tolls.asc,
  )
