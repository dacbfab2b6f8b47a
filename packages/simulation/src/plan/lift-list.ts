import type { QuayOp } from '@quaywise/domain'
import type { Call } from './call.ts'
import type { PlannedLift, PlannedQueue } from './crane-work.ts'
import type { Cell, Pile } from './pile.ts'
import type { UnitCode } from './unit-code.ts'

type DeckHold = 'DECK' | 'HOLD'
type Extra = Partial<Pick<PlannedLift, 'dual' | 'terminalRestow'>>

const TERMINAL_RESTOWS = 10

/** The lifts of one crane on one call as they are planned one after the other, and their queues. */
export class LiftList {
  readonly lifts: PlannedLift[] = []
  readonly queues: PlannedQueue[] = []
  readonly #prefix: string
  #bay = 0
  #bayQueues = 0
  #gantry = false
  #hatch = false
  #restows = 0

  constructor(call: Call, crane: number) {
    this.#prefix = `${call.visitId}-${crane + 1}`
  }

  /** The crane goes on at a bay: its queues are new ones even if it stands there already. */
  bay(bay: number): void {
    this.#gantry = this.lifts.length > 0 && bay !== this.#bay
    this.#bay = bay
    this.#bayQueues = this.queues.length
  }

  /** A hatch cover is handled before the next lift. */
  cover(): void {
    this.#hatch = true
  }

  discharge(units: readonly UnitCode[], deckHold: DeckHold, pile: Pile): void {
    for (const unit of units) this.#push('DISC', unit, deckHold, pile.leave(), false)
  }

  load(units: readonly UnitCode[], deckHold: DeckHold, pile: Pile): void {
    for (const unit of units) this.#push('LOAD', unit, deckHold, pile.come(), true)
  }

  /** Discharge and load in turn, as soon as one row is clear. */
  pairs(disc: readonly UnitCode[], load: readonly UnitCode[], deckHold: DeckHold, pile: Pile): void {
    const both = Math.max(0, Math.min(disc.length - pile.height, load.length))
    this.discharge(disc.slice(both), deckHold, pile)
    for (let i = 0; i < both; i++) {
      const [inUnit, outUnit] = [disc[i], load[i]]
      if (inUnit === undefined || outUnit === undefined) continue
      this.#push('DISC', inUnit, deckHold, pile.leave(), false, { dual: 1 })
      this.#push('LOAD', outUnit, deckHold, pile.come(), true, { dual: 2 })
    }
    this.load(load.slice(both), deckHold, pile)
  }

  /** Boxes moved from one place on board to another; every tenth is for the terminal's own sake. */
  shift(count: number, deckHold: DeckHold, pile: Pile): void {
    for (let i = 0; i < count; i++) {
      const terminalRestow = ++this.#restows % TERMINAL_RESTOWS === 0
      this.#push('RESTOW_SHIP', null, deckHold, pile.shift(), true, { terminalRestow })
    }
  }

  /** Boxes that stand in the way come ashore first … */
  offload(count: number, pile: Pile): void {
    for (let i = 0; i < count; i++) this.#push('RESTOW_QUAY', null, 'DECK', pile.leave(), false)
  }

  /** … and go back last. */
  reload(count: number, pile: Pile): void {
    for (let i = 0; i < count; i++) this.#push('RESTOW_QUAY', null, 'DECK', pile.come(), true)
  }

  #push(
    op: QuayOp,
    unit: UnitCode | null,
    deckHold: DeckHold,
    cell: Cell,
    aboard: boolean,
    { dual = 0, terminalRestow = false }: Extra = {},
  ): void {
    const queue = this.#queue(op, deckHold)
    const [gantry, hatch] = [this.#gantry, this.#hatch]
    this.lifts.push({ ...cell, op, unit, queue, gantry, hatch, dual, aboard, terminalRestow })
    this.#gantry = false
    this.#hatch = false
  }

  /** The queue of an operation in this bay visit; made at its first lift. */
  #queue(op: QuayOp, deckHold: DeckHold): number {
    const at = this.queues.findIndex((q, i) => i >= this.#bayQueues && q.op === op && q.deckHold === deckHold)
    if (at >= 0) return at
    const seq = this.queues.length + 1
    return this.queues.push({ id: `${this.#prefix}-${seq}`, seq, bay: this.#bay, deckHold, op }) - 1
  }
}
