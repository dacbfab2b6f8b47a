import type { Actor } from '../chain/actor.ts'
import type { OpenWait } from '../chain/blame.ts'
import type { JobLink } from '../chain/job-link.ts'
import { confirmTruck, truckLink, truckWaits } from '../chain/truck-told.ts'
import { logNormal } from '../engine/distribution.ts'
import { mix, uniform } from '../engine/random.ts'
import type { TruckTask } from '../plan/truck-task.ts'
import type { TruckVisit } from '../plan/truck-visit.ts'
import { type Unit, unitOf } from '../plan/unit.ts'
import { MINUTE } from '../scenario/calendar.ts'
import { blockId } from '../scenario/identity.ts'
import type { AscJob } from './asc-job.ts'
import { BlockTruck } from './block-truck.ts'
import type { Stays } from './stays.ts'
import type { TruckPlaces } from './truck-places.ts'
import { transactionRow } from './truck-transaction-row.ts'
import type { World } from './world.ts'
import type { Yard } from './yard.ts'

const SECOND = 1000
const ASTRAY_CV = 0.5
const LONGEST_ASTRAY = 6 * MINUTE

/** What the services at the blocks share. */
export type Blocks = {
  readonly world: World
  readonly yard: Yard
  readonly stays: Stays
  readonly places: readonly TruckPlaces[]
}

/** One truck at one block, for one box: to a place, ready, served by the crane, and off again. */
export class BlockService {
  readonly #blocks: Blocks
  readonly #visit: TruckVisit
  readonly #task: TruckTask
  readonly #unit: Unit
  readonly #left: () => void
  readonly #truck: BlockTruck
  readonly #link: JobLink
  readonly #job: AscJob
  readonly #arrivedAt: number
  #askedAt = 0
  #startedAt = 0
  #wait: OpenWait | null = null

  /** The truck is at the block now; `left` is called when it drives off. */
  constructor(blocks: Blocks, visit: TruckVisit, task: TruckTask, left: () => void) {
    const { world } = blocks
    this.#blocks = blocks
    this.#visit = visit
    this.#task = task
    this.#unit = unitOf(world.plan, task.unit)
    this.#left = left
    this.#truck = new BlockTruck(visit.id, task.kind)
    this.#link = truckLink(visit, task, this.#truck.actor)
    this.#job = this.#jobOf()
    this.#arrivedAt = world.engine.now
  }

  /** The truck waits for a place if there is none; then the driver leaves his cab. */
  come(): void {
    const { world } = this.#blocks
    const places = this.#places
    if (places?.isFull) this.#waits('BLOCKED', () => places.longest)
    places?.come(this.#truck.actor, () => {
      world.ledger.land.placeMs += world.engine.now - this.#arrivedAt
      this.#endWait()
      const ready = world.hurried(world.scenario.land.transfer.readySec * SECOND)
      world.engine.after(ready, () => this.#ask())
    })
  }

  /** The crane is asked for. A truck that stands wrong is found so, and the crane may have come meanwhile. */
  #ask(): void {
    const { world, yard } = this.#blocks
    const { astray } = world.scenario.land.transfer
    const { key } = this.#task
    this.#askedAt = world.engine.now
    this.#job.present = uniform(key, 102) >= astray.share
    yard.submit(this.#job)
    if (this.#job.present) {
      this.#ready()
      return
    }
    const ms = Math.min(LONGEST_ASTRAY, logNormal(uniform(key, 103), astray.sec * SECOND, ASTRAY_CV))
    world.ledger.land.astray++
    world.engine.after(world.hurried(ms), () => {
      this.#ready()
      yard.came(this.#job)
    })
  }

  #ready(): void {
    const crane = (): Actor => this.#blocks.yard.serving(this.#job)
    this.#startedAt = this.#blocks.world.engine.now
    this.#truck.asks(crane)
    this.#stirred()
    this.#waits(this.#task.kind === 'RECEIVE' ? 'BLOCKED' : 'STARVED', crane)
  }

  #jobOf(): AscJob {
    const { kind, sub, key } = this.#task
    return {
      op: kind,
      unit: this.#unit,
      sub,
      key: mix(key, 80),
      block: this.#unit.block,
      visitId: this.#unit.call.visitId,
      link: this.#link,
      present: true,
      started: () => {
        this.#startedAt = this.#blocks.world.engine.now
        this.#endWait()
      },
      released: () => this.#release(),
      finished: () => this.#finish(),
    }
  }

  #release(): void {
    const { world } = this.#blocks
    this.#count()
    const at = { arrivedAt: this.#arrivedAt, startedAt: this.#startedAt }
    const block = blockId(world.scenario.layout, this.#unit.block)
    const { ledger, engine } = world
    ledger.land.served(
      block,
      this.#task.kind,
      at.arrivedAt,
      at.startedAt,
      engine.now,
      this.#job.rehandles ?? 0,
    )
    world.tell(transactionRow(world, this.#visit, this.#task, this.#job, at))
    this.#link.leftAt = world.engine.now
    this.#truck.leaves()
    this.#stirred()
    world.engine.after(world.hurried(world.scenario.land.transfer.leaveSec * SECOND), () => {
      this.#places?.leave(this.#truck.actor)
      this.#stirred()
      this.#left()
    })
  }

  #count(): void {
    const { world, stays } = this.#blocks
    if (this.#task.kind === 'DELIVER') {
      stays.picked(this.#unit, this.#task.sub)
      world.ledger.delivered++
    } else world.ledger.received++
  }

  #finish(): void {
    const { world, stays } = this.#blocks
    if (this.#task.kind === 'RECEIVE') stays.stacked(this.#unit, this.#task.sub, this.#visit.gateIn)
    confirmTruck(world, this.#visit, this.#task, this.#link, this.#askedAt)
  }

  #waits(kind: 'BLOCKED' | 'STARVED', on: () => Actor | null): void {
    const { world } = this.#blocks
    this.#wait = world.blame.begin(truckWaits(world, this.#visit, this.#unit, this.#job, kind), on)
  }

  #endWait(): void {
    if (this.#wait) this.#blocks.world.blame.end(this.#wait)
    this.#wait = null
  }

  #stirred(): void {
    this.#blocks.world.blame.stirred(this.#truck.actor)
  }

  get #places(): TruckPlaces | undefined {
    return this.#blocks.places[this.#unit.block]
  }
}
