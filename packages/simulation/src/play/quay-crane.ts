import type { Actor } from '../chain/actor.ts'
import { SEAM_AFTER } from '../plan/stops.ts'
import { CraneClock } from './crane-clock.ts'
import type { CraneHelp } from './crane-help.ts'
import { CraneWait } from './crane-wait.ts'
import { LiftInHand } from './lift-in-hand.ts'
import { Platform } from './platform.ts'
import { PlatformWait } from './platform-wait.ts'
import { type MainTrolley, Portal, type Vehicle } from './portal.ts'
import { liftOf, type Stretch } from './stretch.ts'
import { StretchWork } from './stretch-work.ts'
import type { World } from './world.ts'

/** One quay crane: the main trolley's lifts, one after the other, in the order of its stretches. */
export class QuayCrane implements MainTrolley {
  readonly #world: World
  readonly #help: CraneHelp
  readonly #clock: CraneClock
  readonly #platform = new Platform()
  readonly #portal: Portal
  readonly #stretches: Stretch[]
  readonly #waiting: CraneWait
  readonly #hand: LiftInHand
  readonly #wait: PlatformWait
  #work: StretchWork | null = null

  constructor(world: World, crane: number, stretches: readonly Stretch[], help: CraneHelp) {
    this.#world = world
    this.#help = help
    this.#clock = new CraneClock(world, crane)
    this.#hand = new LiftInHand(world, this.#clock, help)
    this.#portal = new Portal(world, this.#platform, this)
    const [clock, platform, portal] = [this.#clock, this.#platform, this.#portal]
    this.#waiting = new CraneWait(world, { crane, clock, platform, portal, help })
    const { trace } = this.#hand
    this.#wait = new PlatformWait(world, { clock, portal, trace, waiting: this.#waiting })
    this.#stretches = [...stretches]
    this.#next()
  }

  get stretch(): Stretch | null {
    return this.#work?.stretch ?? null
  }

  /** The crane as one that vehicles wait for. */
  get actor(): Actor {
    return this.#waiting.actor
  }

  get wantsBox(): boolean {
    return this.#wait.wanted === 'BOX'
  }

  get bringsBox(): boolean {
    return this.#work?.bringsBox ?? false
  }

  vehicleCame(vehicle: Vehicle): void {
    this.#portal.vehicleCame(vehicle)
  }

  /** The platform or the portal trolley changed: a wait may end or change its cause. */
  stirred(): void {
    const { wanted } = this.#wait
    this.#waiting.stirred()
    if (!wanted || !this.#work) return
    if (wanted === 'SLOT' && this.#platform.hasSlot) this.#setDown(this.#work, this.#work.lift)
    else if (wanted === 'BOX' && this.#platform.loads.length > 0) this.#pick(this.#work)
    else this.#wait.goOn(this.#work.stretch, this.#work.lift)
  }

  /** Turns to the next stretch; its boxes for the ship may come before its first lift. */
  #next(): void {
    const stretch = this.#stretches.shift()
    this.#work = null
    if (!stretch) return
    const work = new StretchWork(this.#world, stretch, this.#help)
    this.#work = work
    this.#platform.begin(stretch)
    this.#hand.since = stretch.start
    if (stretch.continued) this.#clock.set('PLAN', stretch, stretch.from)
    const from = stretch.continued ? stretch.start + SEAM_AFTER : stretch.start
    this.#world.engine.at(from, () => this.#begin(work))
    this.#portal.look()
  }

  #begin(work: StretchWork): void {
    work.turn()
    if (work.isDone) this.#finish(work)
    else if (work.isFirst) this.#approach(work)
    else work.delay(this.#clock, this.#hand, () => this.#approach(work))
  }

  #approach(work: StretchWork): void {
    const { loads, isFirst, isTight } = work
    this.#hand.approach(work.stretch, work.lift, isFirst, isTight, () =>
      loads ? this.#atPlatform(work) : this.#fromShip(work),
    )
  }

  #atPlatform(work: StretchWork): void {
    if (this.#platform.loads.length > 0) this.#pick(work)
    else if (work.isFirst && !work.stretch.continued) this.#takeEarly(work)
    else this.#awaitBox(work)
  }

  #awaitBox(work: StretchWork): void {
    this.#wait.begin('BOX', work.stretch, work.lift, work.bears, () => this.#takeEarly(work))
  }

  /** Takes a box that the portal has not brought yet: the plan bears no more waiting. */
  #takeEarly(work: StretchWork): void {
    const box = this.#platform.takeEarly()
    if (box === undefined) {
      this.#awaitBox(work)
      return
    }
    this.#world.ledger.forced++
    this.#carryOut(work, box)
  }

  #pick(work: StretchWork): void {
    const box = this.#platform.loads.shift()
    if (box !== undefined) this.#carryOut(work, box)
  }

  /** Carries the box of lift `box` from the platform to the ship. */
  #carryOut(work: StretchWork, box: number): void {
    this.#wait.end(box)
    this.#hand.carry(work.stretch, work.lift, box, () => this.#setDown(work, box))
    this.#portal.look()
  }

  /** Carries a box from the ship, or moves it on board. */
  #fromShip(work: StretchWork): void {
    const { stretch, lift } = work
    this.#hand.carry(stretch, lift, lift, () => {
      if (liftOf(stretch, lift).op !== 'DISC' || this.#platform.hasSlot) this.#setDown(work, lift)
      else
        this.#wait.begin('SLOT', stretch, lift, work.bears, () => {
          this.#world.ledger.forced++
          this.#setDown(work, lift)
        })
    })
  }

  #setDown(work: StretchWork, box: number): void {
    const { stretch, lift } = work
    const { op, unit } = liftOf(stretch, lift)
    this.#wait.end(box)
    this.#hand.setDown(stretch, lift, box)
    if (op === 'DISC' && unit !== null) this.#platform.disc.push({ unit, stretch, lift })
    this.#help.lifted(stretch, box, this.#world.engine.now)
    work.lift++
    this.#portal.look()
    this.#begin(work)
  }

  #finish(work: StretchWork): void {
    const { engine, end } = this.#world
    const { stretch } = work
    const close = (): void => {
      this.#clock.stop()
      work.tell()
    }
    this.#help.done(stretch)
    if (stretch.goesOn) {
      this.#clock.set('PLAN', stretch, stretch.to - 1)
      engine.at(end, close)
    } else close()
    this.#next()
  }
}
