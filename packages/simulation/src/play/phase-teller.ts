import type { CyclePhase, Trolley } from '@quaywise/domain'
import { SOURCE } from '../emission.ts'
import { craneId } from '../scenario/identity.ts'
import type { Spot } from './spreader.ts'
import type { World } from './world.ts'

/** A part of a stretch of time: its phase, its weight in ms, and from where to where it goes. */
export type PhasePart = readonly [phase: CyclePhase, weight: number, from: Spot, to: Spot]

const tenth = (metres: number): number => Math.round(metres * 10) / 10

/** Tells the phases of one cycle of a quay crane's trolley, in order. */
export class PhaseTeller {
  readonly #world: World
  readonly #cycle: string
  readonly #place: { readonly x: number; readonly crane: number; readonly trolley: Trolley }
  #seq = 0

  constructor(world: World, cycle: string, place: { x: number; crane: number; trolley: Trolley }) {
    this.#world = world
    this.#cycle = cycle
    this.#place = place
  }

  /** Tells phases that share `[at, until)` by their weights and leave no millisecond out. */
  share(at: number, until: number, kg: number, parts: readonly PhasePart[]): void {
    const whole = parts.reduce((sum, part) => sum + part[1], 0)
    let from = at
    let done = 0
    for (const [phase, weight, start, end] of parts) {
      done += weight
      const to = whole > 0 ? at + Math.round(((until - at) * done) / whole) : until
      this.tell(phase, from, to, start, end, kg)
      from = to
    }
  }

  /** Tells one phase; an empty one is left out. */
  tell(phase: CyclePhase, from: number, to: number, start: Spot, end: Spot, kg: number): void {
    if (to > from)
      this.move(phase, from, to, { ...start, x: this.#place.x }, { ...end, x: this.#place.x }, kg)
  }

  /** Tells a phase in which the crane itself moves. */
  move(
    phase: CyclePhase,
    from: number,
    to: number,
    start: Spot & { readonly x: number },
    end: Spot & { readonly x: number },
    kg: number,
  ): void {
    this.#world.ledger.phases.phase('QC', craneId(this.#place.crane), phase, to - from)
    this.#world.tell({
      table: 'cycle_phase',
      row: {
        terminal_id: this.#world.terminalId,
        eq_kind: 'QC',
        eq_id: craneId(this.#place.crane),
        cycle_id: this.#cycle,
        seq: ++this.#seq,
        trolley: this.#place.trolley,
        phase,
        started_at: from,
        ended_at: to,
        from_x: tenth(start.x),
        from_y: tenth(start.y),
        from_z: tenth(start.z),
        to_x: tenth(end.x),
        to_y: tenth(end.y),
        to_z: tenth(end.z),
        load_kg: kg,
        soc: 0,
        source: SOURCE,
      },
    })
  }
}
