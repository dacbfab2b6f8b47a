import { gapAround } from '../plan/crane-gaps.ts'
import { craneMaintenance } from '../plan/maintenance.ts'
import { MINUTE } from '../scenario/calendar.ts'
import { craneId } from '../scenario/identity.ts'
import { type Doing, IDLE, MachineStates, restingAs } from './machine-states.ts'
import type { World } from './world.ts'

const [OFF, MAINT] = [restingAs('OFF'), restingAs('MAINT')]
/** A crane is switched off some time after its work, if the next is far off, and on again before it. */
const STAYS_ON = 30 * MINUTE
const WORTH_IT = 90 * MINUTE

/** The states of one crane from the start of a week to its end: at work as its clock says, else at rest by plan. */
export class CraneStates {
  readonly #world: World
  readonly #states: MachineStates
  readonly #crane: number
  readonly #maintenance: { readonly from: number; readonly to: number }[]
  #rests = 0

  constructor(world: World, crane: number) {
    this.#world = world
    this.#crane = crane
    this.#states = new MachineStates(world, 'QC', craneId(crane))
    this.#maintenance = craneMaintenance(world.plan, crane, world.start)
    const gap = gapAround(world.plan, crane, world.start)
    this.#rest(gap?.from ?? world.start, gap?.to ?? world.start)
  }

  /** From now on the crane is at work in this state. */
  work(doing: Doing): void {
    this.#rests++
    this.#states.set(doing)
  }

  /** Its work is over for now. */
  rest(): void {
    const { engine, plan, left } = this.#world
    if (left <= 0) return
    this.#rest(engine.now, gapAround(plan, this.#crane, engine.now)?.to ?? engine.now)
  }

  /** At rest since `since`, with the next work planned at `until`. */
  #rest(since: number, until: number): void {
    const turn = ++this.#rests
    const { engine } = this.#world
    const at = (instant: number, doing: Doing): void => {
      if (instant < this.#world.end) engine.at(instant, () => this.#rests === turn && this.#states.set(doing))
    }
    this.#states.set(IDLE)
    const off = until - since > WORTH_IT
    if (off) at(since + STAYS_ON, OFF)
    if (off) at(until - STAYS_ON, IDLE)
    for (const { from, to } of this.#maintenance) {
      if (from < since || to > until) continue
      at(from, MAINT)
      at(to, off && to < until - STAYS_ON ? OFF : IDLE)
    }
  }
}
