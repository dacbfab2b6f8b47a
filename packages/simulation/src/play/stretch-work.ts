import { MINUTE } from '../scenario/calendar.ts'
import { assignmentRow } from './assignment-row.ts'
import type { CraneClock } from './crane-clock.ts'
import { CraneDelays } from './crane-delays.ts'
import type { CraneHelp } from './crane-help.ts'
import { tellDelay } from './crane-losses.ts'
import type { LiftInHand } from './lift-in-hand.ts'
import { LookAhead } from './look-ahead.ts'
import { liftOf, type Stretch } from './stretch.ts'
import type { World } from './world.ts'

const TIGHT = 4 * MINUTE
const AHEAD = 12 * MINUTE

/** How far a crane is with a stretch: its next lift, what may hold that up, and the time to spare. */
export class StretchWork {
  readonly stretch: Stretch
  /** The number of the next lift. */
  lift: number
  readonly #world: World
  readonly #delays: CraneDelays
  readonly #ahead: LookAhead
  #begun = 0

  constructor(world: World, stretch: Stretch, help: CraneHelp) {
    this.#world = world
    this.stretch = stretch
    this.lift = stretch.from
    this.#delays = new CraneDelays(world, stretch)
    this.#ahead = new LookAhead(world, stretch, help.vehicleFor)
    world.engine.at(stretch.start - AHEAD, () => this.#ahead.at(stretch.from))
  }

  get isFirst(): boolean {
    return this.lift === this.stretch.from
  }

  get isDone(): boolean {
    return this.lift === this.stretch.to
  }

  /** Whether there is no time to spare. */
  get isTight(): boolean {
    return this.#delays.slack(this.lift) < TIGHT
  }

  /** How long the crane can wait now and still keep its deadline, in ms. */
  get bears(): number {
    return this.#delays.bears(this.lift)
  }

  /** Whether this lift or the next brings a box from the ship. */
  get bringsBox(): boolean {
    const { work, to } = this.stretch
    return [this.lift, this.lift + 1].some((at) => at < to && work.lifts[at]?.op === 'DISC')
  }

  get loads(): boolean {
    return liftOf(this.stretch, this.lift).op === 'LOAD'
  }

  /** The crane turns to the next lift: vehicles are called for those that come near. */
  turn(): void {
    this.#ahead.at(this.lift)
    if (this.isFirst) this.#begun = this.stretch.continued ? this.stretch.start : this.#world.engine.now
  }

  /** Lets pass what holds the crane up before the next lift; `then` follows. */
  delay(clock: CraneClock, hand: LiftInHand, then: () => void): void {
    const { stretch, lift } = this
    const { engine } = this.#world
    const delays = this.#delays.before(lift, hand.since)
    const pass = (place: number): void => {
      const delay = delays[place]
      if (!delay) {
        then()
        return
      }
      const from = engine.now
      clock.set(delay.category, stretch, lift)
      engine.after(delay.ms, () => {
        tellDelay(this.#world, stretch, lift, delay, from)
        hand.delayed(stretch, lift, delay)
        pass(place + 1)
      })
    }
    pass(0)
  }

  /** Tells the assignment, which ends now. */
  tell(): void {
    this.#world.tell(assignmentRow(this.#world, this.stretch, this.#begun, this.#world.engine.now))
  }
}
