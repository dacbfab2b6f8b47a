import type { Engine } from '../engine/engine.ts'
import { Area } from './area.ts'
import { AT, type Boxes } from './boxes.ts'
import type { ChallengeScenario } from './challenge.ts'
import type { Point } from './point-file.ts'
import { routeM } from './route.ts'
import { YardBlock } from './yard-block.ts'

/** The blocks, which boxes stand in them, and who waits for a place. */
export class ChallengeYard {
  readonly stock: Area
  readonly #engine: Engine
  readonly #scenario: ChallengeScenario
  readonly #boxes: Boxes
  readonly #blocks: readonly YardBlock[]
  /** Boxes that stand for each service, in the order of stacking. */
  readonly #standing: number[][]
  readonly #waiting: { readonly near: Point; readonly found: (block: number) => void }[] = []

  constructor(engine: Engine, scenario: ChallengeScenario, boxes: Boxes) {
    this.#engine = engine
    this.#scenario = scenario
    this.#boxes = boxes
    this.#blocks = scenario.port.blocks.map((place) => new YardBlock(engine, place, scenario.times.yardMs))
    this.#standing = scenario.services.map(() => [])
    this.stock = new Area(engine.now)
  }

  placeOf(block: number): Point {
    return this.#blocks[block]?.place ?? { x: 0, y: 0 }
  }

  /** Keeps a place in the nearest block that has one, now or when one becomes free. */
  reserve(near: Point, found: (block: number) => void): void {
    this.#waiting.push({ near, found })
    this.#give()
  }

  /** Stacks a box whose vehicle stands at the block: `taken` when the crane has it, `done` when it stands. */
  stack(box: number, block: number, taken: () => void, done: () => void): void {
    const boxes = this.#boxes
    this.#blocks[block]?.ask({
      out: false,
      started: () => {
        boxes.at[box] = AT.stacking
        taken()
      },
      done: () => {
        boxes.at[box] = AT.standing
        boxes.block[box] = block
        boxes.stackedAt[box] = this.#engine.now
        this.#standing[boxes.to[box] ?? 0]?.push(box)
        this.stock.change(this.#engine.now, 1)
        done()
      },
    })
  }

  /** Takes from the list the boxes that stand for a service and came in a week up to `week`. */
  claim(service: number, week: number): number[] {
    const standing = this.#standing[service] ?? []
    const claimed = standing.filter((box) => (this.#boxes.week[box] ?? 0) <= week)
    this.#standing[service] = standing.filter((box) => (this.#boxes.week[box] ?? 0) > week)
    return claimed
  }

  /** Takes a claimed box out of its stack; the crane then holds it until `handOver`. */
  unstack(box: number, done: () => void): void {
    const block = this.#blocks[this.#boxes.block[box] ?? -1]
    block?.ask({
      out: true,
      started: () => {
        this.#boxes.at[box] = AT.unstacking
        this.#boxes.pickedAt[box] = this.#engine.now
        this.stock.change(this.#engine.now, -1)
        block.taken--
        this.#give()
      },
      done,
    })
  }

  /** A vehicle has taken a box from the crane of its block. */
  handOver(box: number): void {
    this.#blocks[this.#boxes.block[box] ?? -1]?.handOver()
  }

  #give(): void {
    while (this.#waiting[0]) {
      const block = this.#nearest(this.#waiting[0].near)
      const kept = this.#blocks[block]
      if (!kept) return
      kept.taken++
      this.#waiting.shift()?.found(block)
    }
  }

  #nearest(near: Point): number {
    const { blockCapacity, quayM } = this.#scenario.port
    let best = -1
    let bestM = Number.POSITIVE_INFINITY
    for (const [i, block] of this.#blocks.entries()) {
      const metres = block.taken < blockCapacity ? routeM(near, block.place, quayM) : Number.POSITIVE_INFINITY
      if (metres < bestM) {
        best = i
        bestM = metres
      }
    }
    return best
  }
}
