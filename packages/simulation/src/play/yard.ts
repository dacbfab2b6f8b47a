import { exponential } from '../engine/distribution.ts'
import { keyOf, mix, uniform } from '../engine/random.ts'
import { DAY, MINUTE } from '../scenario/calendar.ts'
import { Asc } from './asc.ts'
import type { AscJob } from './asc-job.ts'
import type { World } from './world.ts'

/** The yard: two stacking cranes a block, one for the vehicles of the quay and one for trucks. */
export class Yard {
  readonly #world: World
  readonly #water: Asc[] = []
  readonly #land: Asc[] = []

  constructor(world: World) {
    this.#world = world
    for (let block = 0; block < world.scenario.layout.blocks.length; block++) {
      const water = new Asc(world, block, 'WATER')
      const land = new Asc(world, block, 'LAND')
      water.partner = land
      land.partner = water
      this.#water.push(water)
      this.#land.push(land)
      for (const asc of [water, land])
        this.#tidy(asc, keyOf(world.scenario.seed, asc.id, world.start / MINUTE), 0)
    }
  }

  /** Asks for a move at the end of the block that the job concerns. */
  submit(job: AscJob): void {
    this.#ascOf(job)?.submit(job)
  }

  /** The vehicle of a job stands at the transfer point. */
  came(job: AscJob): void {
    this.#ascOf(job)?.came(job)
  }

  #ascOf(job: AscJob): Asc | undefined {
    return (job.op === 'LOAD' || job.op === 'DISC' ? this.#water : this.#land)[job.block]
  }

  /** Housekeeping comes up at random and is done when nothing else is. */
  #tidy(asc: Asc, key: number, count: number): void {
    const gap = exponential(uniform(key, count), DAY / this.#world.scenario.rates.housekeepingPerDay)
    const { engine } = this.#world
    if (engine.now + gap > this.#world.end - 20 * MINUTE) return
    engine.after(gap, () => {
      asc.submit(housekeeping(asc.block, mix(key, 10_000 + count)))
      this.#tidy(asc, key, count + 1)
    })
  }
}

const nothing = (): void => undefined

const housekeeping = (block: number, key: number): AscJob => ({
  op: 'HOUSEKEEP',
  unit: null,
  sub: 0,
  key,
  block,
  visitId: '',
  present: true,
  started: nothing,
  released: nothing,
  finished: nothing,
})
