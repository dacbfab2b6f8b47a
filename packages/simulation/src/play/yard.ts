import type { Actor } from '../chain/actor.ts'
import { exponential } from '../engine/distribution.ts'
import { keyOf, uniform } from '../engine/random.ts'
import type { Unit } from '../plan/unit.ts'
import { DAY, HOUR, MINUTE } from '../scenario/calendar.ts'
import { Asc } from '../yard/asc.ts'
import { LAND, WATER } from '../yard/block-shape.ts'
import { dealStock } from '../yard/opening-stock.ts'
import { SlotChoice } from '../yard/slot-choice.ts'
import { YardBlock } from '../yard/yard-block.ts'
import type { AscJob } from './asc-job.ts'
import type { World } from './world.ts'

/** The yard: two stacking cranes a block, one for the vehicles of the quay and one for trucks. */
export class Yard {
  /** A box left its stack to leave the yard. */
  picked: (unit: Unit, sub: number) => void = () => undefined
  readonly #world: World
  readonly #blocks: YardBlock[] = []
  readonly #water: Asc[] = []
  readonly #land: Asc[] = []

  constructor(world: World) {
    this.#world = world
    const { layout, rates, seed } = world.scenario
    const choice = new SlotChoice(world, rates)
    const shared = { world, choice, picked: ({ unit, sub }: Picked) => this.picked(unit, sub) }
    for (const [index, place] of layout.blocks.entries()) {
      const block = new YardBlock(world, place, index)
      const water = new Asc(shared, block, WATER)
      const land = new Asc(shared, block, LAND)
      water.partner = land
      land.partner = water
      block.rail.join(water, land)
      this.#blocks.push(block)
      this.#water.push(water)
      this.#land.push(land)
      for (const asc of [water, land]) this.#rounds(asc, keyOf(seed, asc.body.id, world.start / MINUTE), 0)
    }
    dealStock(world, choice, this.#blocks)
    for (let at = world.start + HOUR; at <= world.end; at += HOUR) world.engine.at(at, this.#snapshot)
  }

  /** Asks for a move at the end of the block that the job concerns. */
  submit(job: AscJob): void {
    this.#ascOf(job)?.submit(job)
  }

  /** The vehicle of a job stands at the transfer point. */
  came(job: AscJob): void {
    this.#ascOf(job)?.came(job)
  }

  /** The crane that has a job: its partner's while that is down. */
  serving(job: AscJob): Actor {
    const own = this.#ascOf(job)
    const asc = own?.partner?.holds(job) ? own.partner : own
    return asc?.waiting.actor ?? this.waterCrane(job.block)
  }

  /** The water side crane of a block; RangeError without one. */
  waterCrane(block: number): Actor {
    const asc = this.#water[block]
    if (!asc) throw new RangeError(`no block ${block}`)
    return asc.waiting.actor
  }

  #ascOf(job: AscJob): Asc | undefined {
    return (job.op === 'LOAD' || job.op === 'DISC' ? this.#water : this.#land)[job.block]
  }

  /** Now and then a crane looks whether there is something to tidy. */
  #rounds(asc: Asc, key: number, count: number): void {
    const { engine, scenario, end } = this.#world
    const gap = exponential(uniform(key, count), DAY / scenario.rates.asc.tidyPerDay)
    if (engine.now + gap > end) return
    engine.after(gap, () => {
      asc.lookAround()
      this.#rounds(asc, key, count + 1)
    })
  }

  readonly #snapshot = (): void => {
    for (const { stock, stacks, id, index } of this.#blocks)
      this.#world.tell(stock.snapshot(this.#world, index, id, stacks))
  }
}

type Picked = { readonly unit: Unit; readonly sub: number }
