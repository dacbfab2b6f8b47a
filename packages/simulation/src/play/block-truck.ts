import type { OpMode } from '@quaywise/domain'
import { type Actor, newActor } from '../chain/actor.ts'

/** A truck at a block, as one that a crane or the trucks behind it wait for. */
export class BlockTruck {
  readonly actor: Actor
  /** The crane that it waits for or that serves it; null while it is busy with itself. */
  #crane: (() => Actor) | null = null
  #state: 'POSITION' | 'LEAVE' = 'POSITION'

  constructor(id: string, op: OpMode) {
    this.actor = newActor(id, id, () => ({
      waitsFor: this.#crane?.() ?? null,
      root: 'TRUCK',
      state: this.#state,
      op,
    }))
  }

  /** It stands right and its driver is safe: now it is the crane's turn. */
  asks(crane: () => Actor): void {
    this.#crane = crane
  }

  /** It is released: the driver makes his load fast and drives off. */
  leaves(): void {
    this.#crane = null
    this.#state = 'LEAVE'
  }
}
