import type { Engine } from '../engine/engine.ts'
import type { Point } from './point-file.ts'

/** One move asked of a yard crane, into its block or out of it. */
export type YardMove = { readonly out: boolean; readonly started: () => void; readonly done: () => void }

/** A block with places for boxes and one crane; boxes to the ship come before boxes from it. */
export class YardBlock {
  readonly place: Point
  /** Boxes that stand there, are on the way there, or have their place kept. */
  taken = 0
  readonly #engine: Engine
  readonly #moveMs: number
  readonly #in: YardMove[] = []
  readonly #out: YardMove[] = []
  #busy = false

  constructor(engine: Engine, place: Point, moveMs: number) {
    this.#engine = engine
    this.place = place
    this.#moveMs = moveMs
  }

  /** Asks for a move; after a move out the crane holds the box until `handOver`. */
  ask(move: YardMove): void {
    if (move.out) this.#out.push(move)
    else this.#in.push(move)
    this.#work()
  }

  /** The vehicle has taken the box of a move out. */
  handOver(): void {
    this.#busy = false
    this.#work()
  }

  #work(): void {
    if (this.#busy) return
    const move = this.#out.shift() ?? this.#in.shift()
    if (!move) return
    this.#busy = true
    move.started()
    this.#engine.after(this.#moveMs, () => {
      if (!move.out) this.#busy = false
      move.done()
      this.#work()
    })
  }
}
