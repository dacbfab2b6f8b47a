import type { Layout } from '../scenario/layout.ts'

/** Numbers of the pools of places: blocks first, then cranes, the battery station and the parking columns. */
export class Pools {
  readonly #blocks: number
  readonly #cranes: number

  constructor(layout: Layout) {
    this.#blocks = layout.blocks.length
    this.#cranes = layout.cranes
  }

  /** The transfer points of a block. */
  block(index: number): number {
    return index
  }

  /** The lanes under a crane. */
  crane(index: number): number {
    return this.#blocks + index
  }

  /** The battery station. */
  get station(): number {
    return this.#blocks + this.#cranes
  }

  /** The parking of a column. */
  parking(column: number): number {
    return this.station + 1 + column
  }

  isBlock(pool: number): boolean {
    return pool < this.#blocks
  }
}
