import { carried, setDown } from '../chain/quay-told.ts'
import type { CraneClock } from './crane-clock.ts'
import type { Delay } from './crane-delays.ts'
import type { CraneHelp } from './crane-help.ts'
import { type LiftTold, liftRow } from './crane-rows.ts'
import { spotAfter } from './delay-phases.ts'
import { drawLift, type LiftDraw } from './lift-draw.ts'
import { LiftTrace } from './lift-trace.ts'
import type { Spot } from './spreader.ts'
import { liftOf, type Stretch } from './stretch.ts'
import type { World } from './world.ts'

/** The lift that a main trolley is at: how long its parts take, since when, and where the spreader is. */
export class LiftInHand {
  readonly trace: LiftTrace
  /** When it began; the one before it, until it begins. */
  since = 0
  readonly #world: World
  readonly #clock: CraneClock
  readonly #help: CraneHelp
  #draw: LiftDraw | null = null
  #spot: Spot | null = null

  constructor(world: World, clock: CraneClock, help: CraneHelp) {
    this.#world = world
    this.#clock = clock
    this.#help = help
    this.trace = new LiftTrace(world)
  }

  /** A delay before lift `lift` is over: the spreader may be elsewhere. */
  delayed(stretch: Stretch, lift: number, delay: Delay): void {
    this.#spot = spotAfter(stretch, lift, delay, this.#spot)
  }

  /** Begins a lift; `arrived` when the spreader is at its box. The first of a stretch begins there. */
  approach(stretch: Stretch, lift: number, isFirst: boolean, isTight: boolean, arrived: () => void): void {
    const { engine } = this.#world
    const draw = drawLift(this.#world, stretch, lift, isFirst ? null : this.#spot, isTight)
    this.#draw = draw
    this.since = engine.now
    this.#clock.set('WORKING', stretch, lift)
    this.trace.begin()
    engine.after(draw.approach, arrived)
  }

  /** The way with the box of lift `box`; before it picks, a remote operator may have to take over. */
  carry(stretch: Stretch, lift: number, box: number, then: () => void): void {
    const draw = this.#draw
    if (!draw) return
    const { engine, scenario } = this.#world
    const { unit } = liftOf(stretch, box)
    carried(this.#world, stretch, box, this.since)
    const twin = unit !== null && this.#help.isTwin(unit)
    const ms = Math.round(draw.carry * (twin ? scenario.rates.twinExtra : 1))
    const go = (): void => {
      this.#clock.set('WORKING', stretch, lift)
      this.trace.mark('CARRY')
    }
    if (draw.remote > 0) {
      this.#clock.set('REMOTE', stretch, lift)
      this.trace.mark('REMOTE')
      engine.after(draw.remote, go)
    } else go()
    engine.after(draw.remote + ms, then)
  }

  /** The box of lift `box` is set down: the lift is told. */
  setDown(stretch: Stretch, lift: number, box: number): void {
    const draw = this.#draw
    if (!draw) return
    const told: LiftTold = {
      ...{ stretch, lift, box, from: this.since, to: this.#world.engine.now },
      remote: draw.remote > 0 ? 1 : 0,
      right: draw.remote === 0 || draw.planned,
      standardMs: draw.standard,
    }
    this.#world.tell(liftRow(this.#world, told))
    setDown(this.#world, stretch, box, lift)
    this.trace.tell(stretch, lift, draw, liftOf(stretch, box).unit)
    this.#spot = draw.wayWith.to
  }
}
