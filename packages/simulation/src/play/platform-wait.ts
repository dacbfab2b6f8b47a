import type { CraneClock } from './crane-clock.ts'
import type { CraneWait } from './crane-wait.ts'
import type { LiftTrace } from './lift-trace.ts'
import type { Portal } from './portal.ts'
import type { Stretch } from './stretch.ts'
import type { World } from './world.ts'

/** What a main trolley waits for at its platform: a place for its box, or a box for the ship. */
type Wanted = 'SLOT' | 'BOX'

type Around = {
  readonly clock: CraneClock
  readonly trace: LiftTrace
  readonly portal: Portal
  readonly waiting: CraneWait
}

const RESERVE = 120_000
const SHORTEST = 30_000

/** The wait of a main trolley at its platform, at most as long as the deadline bears. */
export class PlatformWait {
  /** What it waits for now; null when it does not wait. */
  wanted: Wanted | null = null
  readonly #world: World
  readonly #around: Around
  #turn = 0

  constructor(world: World, around: Around) {
    this.#world = world
    this.#around = around
  }

  /** Waits; `tooLong` when the deadline bears no more of it. */
  begin(wanted: Wanted, stretch: Stretch, lift: number, bears: number, tooLong: () => void): void {
    this.wanted = wanted
    const turn = ++this.#turn
    this.goOn(stretch, lift)
    this.#around.waiting.begin(stretch, lift)
    this.#around.portal.look()
    this.#world.engine.after(Math.max(SHORTEST, bears - RESERVE), () => {
      if (this.#turn === turn && this.wanted === wanted) tooLong()
    })
  }

  /** The seconds at the platform belong to what the portal trolley does. */
  goOn(stretch: Stretch, lift: number): void {
    const { clock, trace, portal } = this.#around
    clock.set(portal.state, stretch, lift)
    trace.mark(portal.state)
  }

  /** It goes on, with the box of lift `box`. */
  end(box: number): void {
    this.wanted = null
    this.#around.waiting.end(box)
  }
}
