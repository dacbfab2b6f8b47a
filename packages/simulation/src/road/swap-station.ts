import type { Engine } from '../engine/engine.ts'

/** The battery station: its robots serve the vehicles that stand there, first come, first served. */
export class SwapStation {
  readonly #engine: Engine
  readonly #swapMs: number
  /** When each robot is free. */
  readonly #robots: number[]

  constructor(engine: Engine, robots: number, swapMs: number) {
    this.#engine = engine
    this.#swapMs = swapMs
    this.#robots = new Array<number>(robots).fill(engine.now)
  }

  /** Queues a vehicle that stands at the station: `begun` when a robot turns to it, `done` when it has its battery. */
  swap(begun: () => void, done: () => void): void {
    const free = Math.min(...this.#robots)
    const start = Math.max(this.#engine.now, free)
    this.#robots[this.#robots.indexOf(free)] = start + this.#swapMs
    this.#engine.at(start, begun)
    this.#engine.at(start + this.#swapMs, done)
  }
}
