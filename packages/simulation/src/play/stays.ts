import { type Coming, comingOf } from '../plan/landing.ts'
import { type Unit, unitOf } from '../plan/unit.ts'
import { boxCode, type UnitCode } from '../plan/unit-code.ts'
import { blockId } from '../scenario/identity.ts'
import { containerVisit, type Stay } from './container.ts'
import type { World } from './world.ts'

/** The containers that come and go in a week, and what is told of them. */
export class Stays {
  readonly #world: World
  readonly #landed = new Map<UnitCode, number>()
  readonly #come = new Map<number, Coming>()
  readonly #picked = new Map<number, number>()

  constructor(world: World) {
    this.#world = world
  }

  /** A unit from the ship is on the platform. */
  landed(code: UnitCode, at: number): void {
    this.#landed.set(code, at)
  }

  /** A box from the ship, or from a truck since `arrivedAt`, is in its stack: told for the first time. */
  stacked(unit: Unit, sub: number, arrivedAt?: number): void {
    const { now } = this.#world.engine
    const coming = { arrivedAt: arrivedAt ?? this.#landed.get(unit.code) ?? now, yardIn: now }
    this.#come.set(boxCode(unit.code, sub), coming)
    this.#tell(unit, sub, {
      arrived_at: coming.arrivedAt,
      yard_in: now,
      yard_out: null,
      left_at: null,
      version: now,
    })
  }

  /** A box left its stack, or was told to be out of it later. */
  picked(unit: Unit, sub: number): void {
    const id = boxCode(unit.code, sub)
    if (!this.#picked.has(id)) this.#picked.set(id, this.#world.engine.now)
  }

  /** A unit is aboard its ship. */
  loaded(code: UnitCode, at: number): void {
    const unit = unitOf(this.#world.plan, code)
    for (let sub = 0; sub < unit.boxes; sub++) this.left(unit, sub, at)
  }

  /** A box left the terminal: told again, with its whole stay. */
  left(unit: Unit, sub: number, at: number): void {
    const id = boxCode(unit.code, sub)
    const { arrivedAt, yardIn } = this.#come.get(id) ?? comingOf(this.#world.plan, unit, sub)
    const out = this.#picked.get(id) ?? at
    this.#come.delete(id)
    this.#picked.delete(id)
    const block = blockId(this.#world.scenario.layout, unit.block)
    this.#world.ledger.boxes.left({ flow: unit.flow, block, arrivedAt, yardIn, yardOut: out, leftAt: at })
    this.#tell(unit, sub, { arrived_at: arrivedAt, yard_in: yardIn, yard_out: out, left_at: at, version: at })
  }

  #tell(unit: Unit, sub: number, stay: Stay): void {
    this.#world.tell({ table: 'container_visit', row: containerVisit(this.#world.plan, unit, sub, stay) })
  }
}
