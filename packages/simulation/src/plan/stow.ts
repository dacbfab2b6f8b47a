import type { QuayOp } from '@quaywise/domain'
import { mix, uniform } from '../engine/random.ts'
import type { CallClass } from '../scenario/scenario.ts'
import type { Call } from './call.ts'
import type { PlannedLift, PlannedQueue } from './crane-work.ts'
import type { UnitCode } from './unit-code.ts'

/** What falls to one crane on one call. */
export type Share = {
  readonly disc: UnitCode[]
  readonly load: UnitCode[]
  readonly ship: number
  readonly quay: number
}

type Tier = 'DECK' | 'HOLD'
const DECK_SHARE = 0.55
const TERMINAL_RESTOWS = 10

/**
 * Turns a crane's share into bay visits: deck discharge, hatch cover off, hold discharge and load,
 * hatch cover on, deck load; some bays alternate discharge and load as dual cycles.
 */
export const stow = (kind: CallClass, dualShare: number, call: Call, crane: number, share: Share) => {
  const total = share.disc.length + share.load.length + share.ship + 2 * share.quay
  const visits = Math.max(1, Math.round(total / kind.liftsPerBay))
  const list = new LiftList(call, crane)
  for (let visit = 0; visit < visits; visit++) {
    const key = mix(mix(call.key, 4000 + crane), visit)
    const part = {
      ...portion(share, visit, visits),
      hatch: uniform(key) < kind.hatchShare,
      dual: uniform(key, 1) < dualShare,
    }
    list.bay(1 + 2 * (crane * 4 + (visit % 8)))
    workBay(list, part)
  }
  return { lifts: list.lifts, queues: list.queues }
}

type Portion = {
  disc: UnitCode[]
  load: UnitCode[]
  ship: number
  quay: number
  hatch: boolean
  dual: boolean
}

const portion = (share: Share, visit: number, visits: number) => {
  const cut = <T>(list: readonly T[]): T[] =>
    list.slice(Math.floor((list.length * visit) / visits), Math.floor((list.length * (visit + 1)) / visits))
  const count = (n: number): number =>
    Math.floor((n * (visit + 1)) / visits) - Math.floor((n * visit) / visits)
  return { disc: cut(share.disc), load: cut(share.load), ship: count(share.ship), quay: count(share.quay) }
}

const workBay = (list: LiftList, part: Portion): void => {
  const discDeck = part.hatch ? Math.ceil(part.disc.length * DECK_SHARE) : part.disc.length
  const loadHold = part.hatch ? Math.floor(part.load.length * (1 - DECK_SHARE)) : 0
  const [deckIn, holdIn] = [part.disc.slice(0, discDeck), part.disc.slice(discDeck)]
  const [holdOut, deckOut] = [part.load.slice(0, loadHold), part.load.slice(loadHold)]
  list.restows('RESTOW_QUAY', part.quay, 'DECK')
  if (part.dual && !part.hatch) {
    list.pairs(deckIn, deckOut, 'DECK')
  } else {
    list.add('DISC', deckIn, 'DECK')
    if (part.hatch) list.cover()
    list.restows('RESTOW_SHIP', part.ship, 'HOLD')
    if (part.dual) list.pairs(holdIn, holdOut, 'HOLD')
    else {
      list.add('DISC', holdIn, 'HOLD')
      list.add('LOAD', holdOut, 'HOLD')
    }
    if (part.hatch) list.cover()
    list.add('LOAD', deckOut, 'DECK')
  }
  if (part.dual && !part.hatch) list.restows('RESTOW_SHIP', part.ship, 'DECK')
  list.restows('RESTOW_QUAY', part.quay, 'DECK')
}

class LiftList {
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

  bay(bay: number): void {
    this.#gantry = this.lifts.length > 0
    this.#bay = bay
    this.#bayQueues = this.queues.length
  }

  cover(): void {
    this.#hatch = true
  }

  add(op: QuayOp, units: readonly UnitCode[], tier: Tier): void {
    for (const unit of units) this.#push(op, unit, tier, 0)
  }

  pairs(disc: readonly UnitCode[], load: readonly UnitCode[], tier: Tier): void {
    const both = Math.min(disc.length, load.length)
    this.add('DISC', disc.slice(both), tier)
    for (let i = 0; i < both; i++) {
      const [inUnit, outUnit] = [disc[i], load[i]]
      if (inUnit === undefined || outUnit === undefined) continue
      this.#push('DISC', inUnit, tier, 1)
      this.#push('LOAD', outUnit, tier, 2)
    }
    this.add('LOAD', load.slice(both), tier)
  }

  restows(op: QuayOp, count: number, tier: Tier): void {
    for (let i = 0; i < count; i++) {
      this.#restows++
      this.#push(op, null, tier, 0, op === 'RESTOW_SHIP' && this.#restows % TERMINAL_RESTOWS === 0)
    }
  }

  #push(op: QuayOp, unit: UnitCode | null, tier: Tier, dual: 0 | 1 | 2, terminalRestow = false): void {
    const queue = this.#queue(op, tier)
    this.lifts.push({ op, unit, queue, gantry: this.#gantry, hatch: this.#hatch, dual, terminalRestow })
    this.#gantry = false
    this.#hatch = false
  }

  /** The queue of an operation in this bay visit; made at its first lift. */
  #queue(op: QuayOp, deckHold: Tier): number {
    const at = this.queues.findIndex((q, i) => i >= this.#bayQueues && q.op === op && q.deckHold === deckHold)
    if (at >= 0) return at
    const seq = this.queues.length + 1
    return this.queues.push({ id: `${this.#prefix}-${seq}`, seq, bay: this.#bay, deckHold, op }) - 1
  }
}
