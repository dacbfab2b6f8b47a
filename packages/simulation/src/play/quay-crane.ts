import type { Actor } from '../chain/actor.ts'
import { carried, setDown } from '../chain/quay-told.ts'
import { SEAM_AFTER } from '../plan/stops.ts'
import { MINUTE } from '../scenario/calendar.ts'
import { assignmentRow } from './assignment-row.ts'
import { CraneClock } from './crane-clock.ts'
import { CraneDelays, type Delay } from './crane-delays.ts'
import type { CraneHelp } from './crane-help.ts'
import { tellDelay } from './crane-losses.ts'
import { type LiftTold, liftRow } from './crane-rows.ts'
import { CraneWait } from './crane-wait.ts'
import { spotAfter } from './delay-phases.ts'
import { drawLift, type LiftDraw } from './lift-draw.ts'
import { LiftTrace } from './lift-trace.ts'
import { LookAhead } from './look-ahead.ts'
import { Platform } from './platform.ts'
import { type MainTrolley, Portal, type Vehicle } from './portal.ts'
import type { Spot } from './spreader.ts'
import { liftOf, type Stretch } from './stretch.ts'
import type { World } from './world.ts'

const TIGHT = 4 * MINUTE
const AHEAD = 12 * MINUTE
const RESERVE = 2 * MINUTE
const SHORTEST_WAIT = 30_000

/** One quay crane: the main trolley's lifts, one after the other, in the order of its stretches. */
export class QuayCrane implements MainTrolley {
  stretch: Stretch | null = null
  readonly #world: World
  readonly #help: CraneHelp
  readonly #clock: CraneClock
  readonly #platform = new Platform()
  readonly #portal: Portal
  readonly #stretches: Stretch[]
  readonly #waiting: CraneWait
  #delays: CraneDelays | null = null
  #lift = 0
  #ahead: LookAhead | null = null
  #since = 0
  #started = 0
  #first = true
  #begun = 0
  #waits: 'SLOT' | 'BOX' | null = null
  #turn = 0
  #draw: LiftDraw | null = null
  #spot: Spot | null = null
  readonly #trace: LiftTrace

  constructor(world: World, crane: number, stretches: readonly Stretch[], help: CraneHelp) {
    this.#world = world
    this.#help = help
    this.#clock = new CraneClock(world, crane)
    this.#trace = new LiftTrace(world)
    this.#portal = new Portal(world, this.#platform, this)
    const [clock, platform, portal] = [this.#clock, this.#platform, this.#portal]
    this.#waiting = new CraneWait(world, { crane, clock, platform, portal, help })
    this.#stretches = [...stretches]
    this.#next()
  }

  get #slack(): number {
    return this.#delays?.slack(this.#lift) ?? 0
  }

  get #isTight(): boolean {
    return this.#slack < TIGHT
  }

  /** The crane as one that vehicles wait for. */
  get actor(): Actor {
    return this.#waiting.actor
  }

  get wantsBox(): boolean {
    return this.#waits === 'BOX'
  }

  get bringsBox(): boolean {
    const lifts = this.stretch?.work.lifts
    const end = this.stretch?.to ?? 0
    return [this.#lift, this.#lift + 1].some((at) => at < end && lifts?.[at]?.op === 'DISC')
  }

  vehicleCame(vehicle: Vehicle): void {
    this.#portal.vehicleCame(vehicle)
  }

  /** The platform or the portal trolley changed: a wait may end or change its cause. */
  stirred(): void {
    const { stretch } = this
    this.#waiting.stirred()
    if (!this.#waits || !stretch) return
    if (this.#waits === 'SLOT' && this.#platform.hasSlot) this.#setDown(this.#lift)
    else if (this.#waits === 'BOX' && this.#platform.loads.length > 0) this.#pick()
    else this.#wants(stretch)
  }

  /** Turns to the next stretch; its boxes for the ship may come before its first lift. */
  #next(): void {
    const stretch = this.#stretches.shift() ?? null
    this.stretch = stretch
    if (!stretch) return
    this.#delays = new CraneDelays(this.#world, stretch)
    this.#platform.begin(stretch)
    this.#ahead = new LookAhead(this.#world, stretch, this.#help.vehicleFor)
    this.#lift = stretch.from
    this.#first = true
    this.#since = stretch.start
    const { engine } = this.#world
    engine.at(stretch.start - AHEAD, () => this.#ahead?.at(stretch.from))
    if (!stretch.continued) engine.at(stretch.start, this.#begin)
    else {
      this.#clock.set('PLAN', stretch, stretch.from)
      engine.at(stretch.start + SEAM_AFTER, this.#begin)
    }
    this.#portal.look()
  }

  readonly #begin = (): void => {
    const { stretch } = this
    if (!stretch || !this.#delays) return
    this.#ahead?.at(this.#lift)
    if (this.#first) this.#begun = stretch.continued ? stretch.start : this.#world.engine.now
    if (this.#lift === stretch.to) this.#finish(stretch)
    else if (this.#first) this.#approach()
    else this.#delay(this.#delays.before(this.#lift, this.#since), 0)
  }

  #delay(delays: readonly Delay[], place: number): void {
    const { stretch } = this
    const delay = delays[place]
    if (!stretch) return
    if (!delay) {
      this.#approach()
      return
    }
    const from = this.#world.engine.now
    this.#clock.set(delay.category, stretch, this.#lift)
    this.#world.engine.after(delay.ms, () => {
      tellDelay(this.#world, stretch, this.#lift, delay, from)
      this.#spot = spotAfter(stretch, this.#lift, delay, this.#spot)
      this.#delay(delays, place + 1)
    })
  }

  #approach(): void {
    const { stretch } = this
    if (!stretch) return
    const draw = drawLift(this.#world, stretch, this.#lift, this.#first ? null : this.#spot, this.#isTight)
    this.#draw = draw
    this.#since = this.#started = this.#world.engine.now
    this.#clock.set('WORKING', stretch, this.#lift)
    this.#trace.begin()
    const toPlatform = liftOf(stretch, this.#lift).op === 'LOAD'
    this.#world.engine.after(draw.approach, toPlatform ? this.#atPlatform : this.#fromShip)
  }

  readonly #atPlatform = (): void => {
    if (this.#platform.loads.length > 0) this.#pick()
    else if (this.#first && !this.stretch?.continued) this.#takeEarly()
    else this.#wait('BOX')
  }

  /** Waits at the platform, at most as long as the deadline bears. */
  #wait(what: 'SLOT' | 'BOX'): void {
    const { stretch } = this
    if (!stretch) return
    this.#waits = what
    const turn = ++this.#turn
    this.#wants(stretch)
    this.#waiting.begin(stretch, this.#lift)
    this.#portal.look()
    const bears = (this.#delays?.bears(this.#lift) ?? 0) - RESERVE
    this.#world.engine.after(Math.max(SHORTEST_WAIT, bears), () => {
      if (this.#turn !== turn || this.#waits !== what) return
      if (what === 'BOX') this.#takeEarly()
      else {
        this.#world.ledger.forced++
        this.#setDown(this.#lift)
      }
    })
  }

  /** The seconds at the platform belong to what the portal trolley does. */
  #wants(stretch: Stretch): void {
    this.#clock.set(this.#portal.state, stretch, this.#lift)
    this.#trace.mark(this.#portal.state)
  }

  #takeEarly(): void {
    const lift = this.#platform.takeEarly()
    if (lift === undefined) {
      this.#wait('BOX')
      return
    }
    this.#world.ledger.forced++
    this.#carryOut(lift)
  }

  #pick(): void {
    const lift = this.#platform.loads.shift()
    if (lift !== undefined) this.#carryOut(lift)
  }

  /** Carries the box of lift `box` from the platform to the ship. */
  #carryOut(box: number): void {
    this.#waits = null
    this.#waiting.end(box)
    this.#carry(box, () => this.#setDown(box))
    this.#portal.look()
  }

  /** Carries a box from the ship, or moves it on board. */
  readonly #fromShip = (): void => {
    this.#carry(this.#lift, () => {
      const needsSlot = this.stretch !== null && liftOf(this.stretch, this.#lift).op === 'DISC'
      if (needsSlot && !this.#platform.hasSlot) this.#wait('SLOT')
      else this.#setDown(this.#lift)
    })
  }

  /** The way with a box; before it picks, a remote operator may have to take over. */
  #carry(box: number, then: () => void): void {
    const { stretch } = this
    const draw = this.#draw
    if (!stretch || !draw) return
    const { engine, scenario } = this.#world
    const { unit } = liftOf(stretch, box)
    carried(this.#world, stretch, box, this.#started)
    const twin = unit !== null && this.#help.isTwin(unit)
    const ms = Math.round(draw.carry * (twin ? scenario.rates.twinExtra : 1))
    const go = (): void => {
      this.#clock.set('WORKING', stretch, this.#lift)
      this.#trace.mark('CARRY')
    }
    if (draw.remote > 0) {
      this.#clock.set('REMOTE', stretch, this.#lift)
      this.#trace.mark('REMOTE')
      engine.after(draw.remote, go)
    } else go()
    engine.after(draw.remote + ms, then)
  }

  #setDown(box: number): void {
    const { stretch } = this
    const draw = this.#draw
    if (!stretch || !draw) return
    this.#waits = null
    this.#waiting.end(box)
    const { now } = this.#world.engine
    const { op, unit } = liftOf(stretch, this.#lift)
    const told: LiftTold = {
      ...{ stretch, lift: this.#lift, box, from: this.#started, to: now },
      remote: draw.remote > 0 ? 1 : 0,
      right: draw.remote === 0 || draw.planned,
      standardMs: draw.standard,
    }
    this.#world.tell(liftRow(this.#world, told))
    setDown(this.#world, stretch, box, this.#lift)
    this.#trace.tell(stretch, this.#lift, draw, liftOf(stretch, box).unit)
    this.#spot = draw.wayWith.to
    if (op === 'DISC' && unit !== null) this.#platform.disc.push({ unit, stretch, lift: this.#lift })
    this.#help.lifted(stretch, box, now)
    this.#lift++
    this.#first = false
    this.#portal.look()
    this.#begin()
  }

  #finish(stretch: Stretch): void {
    const { engine, end } = this.#world
    const close = (): void => {
      this.#clock.stop()
      this.#world.tell(assignmentRow(this.#world, stretch, this.#begun, engine.now))
    }
    this.#help.done(stretch)
    if (stretch.goesOn) {
      this.#clock.set('PLAN', stretch, stretch.to - 1)
      engine.at(end, close)
    } else close()
    this.#next()
  }
}
