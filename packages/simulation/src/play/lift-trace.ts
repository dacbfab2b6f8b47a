import type { CraneTimeCategory, CyclePhase } from '@quaywise/domain'
import type { UnitCode } from '../plan/unit-code.ts'
import type { LiftDraw } from './lift-draw.ts'
import { PhaseTeller } from './phase-teller.ts'
import { craneX, type Spot, type Way } from './spreader.ts'
import type { Stretch } from './stretch.ts'
import { unitWeight } from './unit-weight.ts'
import type { World } from './world.ts'

type Step = CraneTimeCategory | 'APPROACH' | 'CARRY'
type Mark = { readonly at: number; readonly step: Step }

const WAITS: Partial<Record<Step, CyclePhase>> = {
  AGV: 'W_AGV',
  PLATFORM: 'W_PLATFORM',
  LASH: 'W_LASH',
  REMOTE: 'W_REMOTE',
  FAULT: 'W_FAULT',
}
/** Of what a lift takes beyond free flow, this much goes into landing the box and into locking on to it. */
const LANDING = 0.7
const LOCKING = 0.1

/** What the main trolley did in one lift, step by step; told as phases once the lift is over. */
export class LiftTrace {
  readonly #world: World
  #marks: Mark[] = []

  constructor(world: World) {
    this.#world = world
  }

  /** A lift begins with the way to its box. */
  begin(): void {
    this.#marks = []
    this.mark('APPROACH')
  }

  /** From now on the trolley does `step`. */
  mark(step: Step): void {
    if (!this.#world.detail) return
    if (this.#marks.at(-1)?.step !== step) this.#marks.push({ at: this.#world.engine.now, step })
  }

  /** Tells the phases of a lift that ends now, in which it carried a unit or, if null, a restow. */
  tell(stretch: Stretch, lift: number, draw: LiftDraw, unit: UnitCode | null): void {
    if (!this.#world.detail) return
    const kg = unitWeight(this.#world, unit)
    const place = { x: craneX(stretch, lift), crane: stretch.crane, trolley: 'main' as const }
    const teller = new PhaseTeller(this.#world, `${stretch.id}-${lift}`, place)
    const { from, to } = draw.wayWith
    let spot: Spot = from
    for (const [i, { at, step }] of this.#marks.entries()) {
      const until = this.#marks[i + 1]?.at ?? this.#world.engine.now
      if (until === at) continue
      if (step === 'APPROACH') this.#approach(teller, draw.wayTo, at, until)
      else if (step === 'CARRY') {
        this.#carry(teller, draw.wayWith, { at, until, kg })
        spot = to
      } else teller.tell(WAITS[step] ?? 'W_PLATFORM', at, until, spot, spot, spot === to ? kg : 0)
    }
  }

  #approach(teller: PhaseTeller, way: Way | null, at: number, until: number): void {
    if (!way) return
    const { from, to, top, upMs, acrossMs, downMs } = way
    const [over, above] = [
      { y: from.y, z: top },
      { y: to.y, z: top },
    ]
    teller.share(at, until, 0, [
      ['APPROACH', upMs, from, over],
      ['APPROACH', acrossMs, over, above],
      ['APPROACH', downMs, above, to],
    ])
  }

  #carry(
    teller: PhaseTeller,
    way: Way,
    { at, until, kg }: { readonly at: number; readonly until: number; readonly kg: number },
  ): void {
    const { lockMs, positionMs } = this.#world.scenario.quay
    const { from, to, top, upMs, acrossMs, downMs } = way
    const extra = Math.max(0, until - at - lockMs - positionMs - upMs - acrossMs - downMs)
    const slower = 1 + ((1 - LANDING - LOCKING) * extra) / (upMs + acrossMs + downMs)
    const [over, above] = [
      { y: from.y, z: top },
      { y: to.y, z: top },
    ]
    teller.share(at, until, kg, [
      ['LOCK', lockMs + LOCKING * extra, from, from],
      ['HOIST_UP', upMs * slower, from, over],
      ['TROLLEY', acrossMs * slower, over, above],
      ['LOWER', downMs * slower, above, to],
      ['POSITION', positionMs + LANDING * extra, to, to],
    ])
  }
}
