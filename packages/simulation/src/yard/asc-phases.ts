import type { CyclePhase } from '@quaywise/domain'
import { SOURCE } from '../emission.ts'
import type { World } from '../play/world.ts'
import type { BlockShape } from './block-shape.ts'

/** A place of a spreader: metres along the rails, row, metres above the ground. */
export type Spot = { readonly along: number; readonly row: number; readonly z: number }

/** Tells the phases of a stacking crane's cycles, where phases are told. */
export class AscPhases {
  readonly #world: World
  readonly #shape: BlockShape
  readonly #id: string
  #seq = 0

  constructor(world: World, shape: BlockShape, id: string) {
    this.#world = world
    this.#shape = shape
    this.#id = id
  }

  /** The next cycle begins. */
  begin(): void {
    this.#seq = 0
  }

  /** Tells a phase of the cycle `cycleId`, '' where a crane only makes way. */
  tell(
    cycleId: string,
    phase: CyclePhase,
    start: number,
    end: number,
    from: Spot,
    to: Spot,
    loadKg: number,
  ): void {
    if (!this.#world.detail || end <= start) return
    const shape = this.#shape
    this.#world.ledger.phases.phase('ASC', this.#id, phase, end - start)
    this.#world.tell({
      table: 'cycle_phase',
      row: {
        terminal_id: this.#world.terminalId,
        eq_kind: 'ASC',
        eq_id: this.#id,
        cycle_id: cycleId,
        seq: ++this.#seq,
        trolley: '',
        phase,
        started_at: start,
        ended_at: end,
        from_x: shape.x(from.row),
        from_y: shape.y(from.along),
        from_z: from.z,
        to_x: shape.x(to.row),
        to_y: shape.y(to.along),
        to_z: to.z,
        load_kg: loadKg,
        soc: 0,
        source: SOURCE,
      },
    })
  }
}
