import type { CraneTimeCategory, WaitRoot } from '@quaywise/domain'
import { type Actor, type Doing, newActor } from '../chain/actor.ts'
import type { OpenWait } from '../chain/blame.ts'
import { craneId } from '../scenario/identity.ts'
import type { CraneClock } from './crane-clock.ts'
import type { CraneHelp } from './crane-help.ts'
import type { Platform } from './platform.ts'
import type { Portal } from './portal.ts'
import { liftOf, type Stretch } from './stretch.ts'
import type { World } from './world.ts'

/** The parts of a crane that say what it does. */
export type CraneParts = {
  readonly crane: number
  readonly clock: CraneClock
  readonly platform: Platform
  readonly portal: Portal
  readonly help: CraneHelp
}

const ROOTS: Partial<Record<CraneTimeCategory, WaitRoot>> = {
  PLAN: 'SHIP_PLAN',
  SHIP: 'SHIP_PLAN',
  HATCH: 'SHIP_PLAN',
  WEATHER: 'EXOGENOUS',
}

/** A crane as one that waits at its platform, and as one that vehicles wait for. */
export class CraneWait {
  readonly actor: Actor
  readonly #world: World
  readonly #parts: CraneParts
  #open: OpenWait | null = null
  #stretch: Stretch | null = null
  #lift = 0

  constructor(world: World, parts: CraneParts) {
    this.#world = world
    this.#parts = parts
    const id = craneId(parts.crane)
    this.actor = newActor(id, id, () => this.#doing())
    parts.clock.changed = () => this.stirred()
  }

  /** What the crane does changed. */
  stirred(): void {
    this.#world.blame.stirred(this.actor)
  }

  /** The main trolley waits at the platform for a box, or for a place for the box of lift `lift`. */
  begin(stretch: Stretch, lift: number): void {
    if (this.#open) return
    this.#stretch = stretch
    this.#lift = lift
    const loads = liftOf(stretch, lift).op === 'LOAD'
    const foreseen = loads ? (this.#parts.platform.nextWanted ?? lift) : lift
    const link = this.#world.links.of(stretch, foreseen)
    this.#open = this.#world.blame.begin(
      {
        eqKind: 'QC',
        eqId: this.actor.id,
        kind: loads ? 'STARVED' : 'BLOCKED',
        wiId: link.wiId,
        op: liftOf(stretch, lift).op,
        visitId: stretch.call.visitId,
        qcId: this.actor.id,
        blockId: '',
        toll: loads ? link.tolls.qc : link.tolls.agv,
      },
      () => this.actor,
    )
    this.stirred()
  }

  /** The wait is over; a load was for the box of lift `box`. */
  end(box: number): void {
    const open = this.#open
    if (!open || !this.#stretch) return
    if (open.waiter.kind === 'STARVED') {
      const link = this.#world.links.of(this.#stretch, box)
      open.waiter = { ...open.waiter, wiId: link.wiId, toll: link.tolls.qc }
    }
    this.#open = null
    this.#world.blame.end(open)
  }

  #doing(): Doing {
    const { clock, portal } = this.#parts
    const { op } = clock
    if (portal.isBusy) return { waitsFor: null, root: 'QC', state: portal.state, op }
    const { category } = clock
    if (this.#open) return { waitsFor: this.#owes(), root: 'QC', state: portal.state, op }
    if (!category) return { waitsFor: null, root: 'SHIP_PLAN', state: 'PLAN', op }
    return { waitsFor: null, root: ROOTS[category] ?? 'QC', state: category, op }
  }

  /** Whose turn it is: a full platform waits for vehicles that fetch, else the next box for the ship is wanted. */
  #owes(): Actor | null {
    const { platform, help } = this.#parts
    const stands = platform.disc[0]
    const wanted = platform.hasSlot ? platform.nextWanted : undefined
    if (!this.#stretch) return null
    if (stands && wanted === undefined) return help.owes(stands.stretch, stands.lift)
    return help.owes(this.#stretch, wanted ?? this.#lift)
  }
}
