import { logNormal } from '../engine/distribution.ts'
import { uniform } from '../engine/random.ts'
import { SEAM_AFTER } from '../plan/stops.ts'
import type { UnitCode } from '../plan/unit-code.ts'
import { MINUTE } from '../scenario/calendar.ts'
import { craneId } from '../scenario/identity.ts'
import { CraneClock } from './crane-clock.ts'
import { CraneDelays, type Delay, liftKey, slowness } from './crane-delays.ts'
import { assignmentRow, hatchRow, type LiftTold, liftRow } from './crane-rows.ts'
import { Platform } from './platform.ts'
import { type MainTrolley, Portal, type Vehicle } from './portal.ts'
import { liftOf, type Stretch } from './stretch.ts'
import type { World } from './world.ts'

/** Whom a crane calls upon. */
export type CraneHelp = {
  /** A lift comes near: send a vehicle for it. */
  vehicleFor(stretch: Stretch, lift: number): void
  /** A box is landed or loaded, or a restow is done. */
  lifted(stretch: Stretch, lift: number, at: number): void
  /** Whether a unit is lifted as a twin. */
  isTwin(unit: UnitCode): boolean
  /** All lifts of a stretch are done. */
  done(stretch: Stretch): void
}

const APPROACH = 0.36
const TIGHT = 4 * MINUTE
const AHEAD = 12 * MINUTE
const FASTEST_LIFT = 70_000
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
  #delays: CraneDelays | null = null
  #lift = 0
  #asked = 0
  #since = 0
  #started = 0
  #first = true
  #begun = 0
  #waits: 'SLOT' | 'BOX' | null = null
  #turn = 0
  #liftMs = 0
  #remote: 0 | 1 = 0

  constructor(world: World, crane: number, stretches: readonly Stretch[], help: CraneHelp) {
    this.#world = world
    this.#help = help
    this.#clock = new CraneClock(world, crane)
    this.#portal = new Portal(world, crane, this.#platform, this)
    this.#stretches = [...stretches]
    this.#next()
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
    if (!this.#waits || !stretch) return
    if (this.#waits === 'SLOT' && this.#platform.hasSlot) this.#setDown(this.#lift)
    else if (this.#waits === 'BOX' && this.#platform.loads.length > 0) this.#pick()
    else this.#clock.set(this.#portal.state, stretch, this.#lift)
  }

  /** Turns to the next stretch; its boxes for the ship may come before its first lift. */
  #next(): void {
    const stretch = this.#stretches.shift() ?? null
    this.stretch = stretch
    if (!stretch) return
    this.#delays = new CraneDelays(this.#world, stretch)
    this.#platform.begin(stretch)
    this.#lift = this.#asked = stretch.from
    this.#first = true
    this.#since = stretch.start
    const { engine } = this.#world
    engine.at(stretch.start - AHEAD, () => this.#ask())
    if (!stretch.continued) engine.at(stretch.start, this.#begin)
    else {
      this.#clock.set('PLAN', stretch, stretch.from)
      engine.at(stretch.start + SEAM_AFTER, this.#begin)
    }
    this.#portal.look()
  }

  /** Calls vehicles for the lifts that come near. */
  #ask(): void {
    const { stretch } = this
    if (!stretch) return
    const { loadAhead, discAhead } = this.#world.scenario.rates
    for (; this.#asked < stretch.to; this.#asked++) {
      const { op } = liftOf(stretch, this.#asked)
      if (op !== 'LOAD' && op !== 'DISC') continue
      if (this.#asked >= this.#lift + (op === 'LOAD' ? loadAhead : discAhead)) break
      this.#help.vehicleFor(stretch, this.#asked)
    }
  }

  readonly #begin = (): void => {
    const { stretch } = this
    if (!stretch || !this.#delays) return
    this.#ask()
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
      this.#tellDelay(stretch, delay, from)
      this.#delay(delays, place + 1)
    })
  }

  #tellDelay(stretch: Stretch, delay: Delay, from: number): void {
    const to = this.#world.engine.now
    if (delay.category === 'HATCH') this.#world.tell(hatchRow(this.#world, stretch, this.#lift, from, to))
    if (delay.category !== 'FAULT') return
    const key = liftKey(stretch, this.#lift)
    this.#world.fault({
      fault_id: `${craneId(stretch.crane)}-${from.toString(36).toUpperCase()}`,
      eq_kind: 'QC',
      eq_id: craneId(stretch.crane),
      visit_id: stretch.call.visitId,
      op: liftOf(stretch, this.#lift).op,
      system:
        ['SPREADER', 'HOIST', 'TROLLEY', 'CONTROL', 'GANTRY'][Math.floor(uniform(key, 16) * 5)] ?? 'CONTROL',
      code: `Q${100 + Math.floor(uniform(key, 17) * 60)}`,
      started_at: from,
      ended_at: to,
    })
  }

  #approach(): void {
    const { stretch } = this
    if (!stretch) return
    const { rates } = this.#world.scenario
    const key = liftKey(stretch, this.#lift)
    const lift = liftOf(stretch, this.#lift)
    const fast = (this.#delays?.slack(this.#lift) ?? 0) < TIGHT
    const mean = rates.liftMs * slowness(this.#world, stretch.crane)
    this.#liftMs = Math.max(FASTEST_LIFT, fast ? mean * 0.95 : logNormal(uniform(key, 10), mean, 0.24))
    this.#remote = !fast && uniform(key, 11) < rates.remoteShare ? 1 : 0
    this.#since = this.#started = this.#world.engine.now
    this.#clock.set('WORKING', stretch, this.#lift)
    const empty = this.#first || lift.dual === 2 ? 0 : this.#liftMs * APPROACH
    this.#world.engine.after(Math.round(empty), lift.op === 'LOAD' ? this.#atPlatform : this.#remoteHelp)
  }

  /** Before it picks, a remote operator may have to take over. */
  readonly #remoteHelp = (): void => {
    const { stretch } = this
    if (!stretch || !this.#remote) {
      this.#carry()
      return
    }
    const ms = logNormal(uniform(liftKey(stretch, this.#lift), 15), this.#world.scenario.rates.remoteMs, 0.5)
    this.#clock.set('REMOTE', stretch, this.#lift)
    this.#world.engine.after(Math.round(ms), () => this.#carry())
  }

  readonly #atPlatform = (): void => {
    const early = this.#first || (this.#delays?.slack(this.#lift) ?? 0) < TIGHT
    if (this.#platform.loads.length > 0) this.#pick()
    else if (early) this.#takeEarly()
    else this.#wait('BOX')
  }

  /** Waits at the platform, at most as long as the deadline bears. */
  #wait(what: 'SLOT' | 'BOX'): void {
    const { stretch } = this
    if (!stretch) return
    this.#waits = what
    const turn = ++this.#turn
    this.#clock.set(this.#portal.state, stretch, this.#lift)
    this.#portal.look()
    const bears = (this.#delays?.slack(this.#lift) ?? 0) - TIGHT / 2
    this.#world.engine.after(Math.max(SHORTEST_WAIT, bears), () => {
      if (this.#turn !== turn || this.#waits !== what) return
      if (what === 'SLOT') this.#setDown(this.#lift)
      else this.#takeEarly()
    })
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
    const { stretch } = this
    if (!stretch) return
    this.#waits = null
    this.#clock.set('WORKING', stretch, this.#lift)
    this.#portal.look()
    this.#world.engine.after(this.#carryMs(box), () => this.#setDown(box))
  }

  /** Carries a box from the ship, or moves it on board. */
  #carry(): void {
    const { stretch } = this
    if (!stretch) return
    this.#clock.set('WORKING', stretch, this.#lift)
    const needsSlot = liftOf(stretch, this.#lift).op === 'DISC'
    this.#world.engine.after(this.#carryMs(this.#lift), () => {
      const tight = (this.#delays?.slack(this.#lift) ?? 0) < TIGHT
      if (needsSlot && !tight && !this.#platform.hasSlot) this.#wait('SLOT')
      else this.#setDown(this.#lift)
    })
  }

  #carryMs(box: number): number {
    const unit = this.stretch ? liftOf(this.stretch, box).unit : null
    const twin = unit !== null && this.#help.isTwin(unit)
    return Math.round(this.#liftMs * (1 - APPROACH) * (twin ? this.#world.scenario.rates.twinExtra : 1))
  }

  #setDown(box: number): void {
    const { stretch } = this
    if (!stretch) return
    this.#waits = null
    const { now } = this.#world.engine
    const { op, unit } = liftOf(stretch, this.#lift)
    const told: LiftTold = {
      stretch,
      lift: this.#lift,
      box,
      from: this.#started,
      to: now,
      remote: this.#remote,
    }
    this.#world.tell(liftRow(this.#world, told))
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
