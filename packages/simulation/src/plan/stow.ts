import { mix, uniform } from '../engine/random.ts'
import type { CallClass } from '../scenario/scenario.ts'
import type { BayZone, Call } from './call.ts'
import { LiftList } from './lift-list.ts'
import { Pile } from './pile.ts'
import { bayNumber, type Ship, shipOf } from './ship.ts'
import type { UnitCode } from './unit-code.ts'

/** What falls to one crane on one call. */
export type Share = {
  readonly disc: UnitCode[]
  readonly load: UnitCode[]
  readonly ship: number
  readonly quay: number
}

const DECK_SHARE = 0.55

/**
 * Turns a crane's share into bay visits: deck discharge, hatch cover off, hold discharge and load, hatch cover
 * on, deck load; some bays alternate discharge and load as dual cycles. Each visit has rows of its own in its
 * bay, so that every box has a place that is free when it comes and on top when it leaves.
 */
export const stow = (kind: CallClass, dualShare: number, call: Call, crane: number, share: Share) => {
  const total = share.disc.length + share.load.length + share.ship + 2 * share.quay
  const visits = Math.max(1, Math.round(total / kind.liftsPerBay))
  const ship = shipOf(call.loaM)
  const list = new LiftList(call, crane)
  const zone = call.parts[crane]?.zone ?? { first: 0, last: ship.bays - 1 }
  for (let visit = 0; visit < visits; visit++) {
    const key = mix(mix(call.key, 4000 + crane), visit)
    const rows = rowsOf(ship, zone, visit, visits)
    list.bay(bayNumber(rows.place))
    workBay(list, ship, rows, {
      ...portion(share, visit, visits),
      hatch: uniform(key) < kind.hatchShare,
      dual: uniform(key, 1) < dualShare,
    })
  }
  return { lifts: list.lifts, queues: list.queues }
}

type Rows = { readonly place: number; readonly firstRow: number; readonly rows: number }

/** The bay and rows of a visit: bays in order along the ship, their rows shared out among their visits. */
const rowsOf = (ship: Ship, { first, last }: BayZone, visit: number, visits: number): Rows => {
  const bays = last - first + 1
  if (visits < bays)
    return { place: first + Math.floor(((visit + 0.5) * bays) / visits), firstRow: 0, rows: ship.rows }
  const bay = visit % bays
  const groups = Math.ceil((visits - bay) / bays)
  const group = Math.floor(visit / bays)
  const firstRow = Math.floor((ship.rows * group) / groups)
  const rows = Math.max(1, Math.floor((ship.rows * (group + 1)) / groups) - firstRow)
  return { place: first + bay, firstRow, rows }
}

type Portion = Share & { readonly hatch: boolean; readonly dual: boolean }

const portion = (share: Share, visit: number, visits: number): Share => {
  const cut = <T>(list: readonly T[]): T[] =>
    list.slice(Math.floor((list.length * visit) / visits), Math.floor((list.length * (visit + 1)) / visits))
  const count = (n: number): number =>
    Math.floor((n * (visit + 1)) / visits) - Math.floor((n * visit) / visits)
  return { disc: cut(share.disc), load: cut(share.load), ship: count(share.ship), quay: count(share.quay) }
}

/** How many boxes of a visit are on deck: all, unless the hatch is opened for the rest. */
const onDeck = (ship: Ship, { rows }: Rows, part: Portion) => {
  const aside = part.ship > 0 && rows > 1 ? 1 : 0
  const room = (rows - aside) * ship.deckTiers - part.quay
  const needsHold = part.disc.length + part.ship > room || part.load.length > room
  const canClose = part.load.length + part.quay > 0
  if (!canClose || !(part.hatch || needsHold))
    return { hatch: false, disc: part.disc.length, load: part.load.length }
  const top = rows * ship.deckTiers - part.quay
  const below = (rows - aside) * ship.holdTiers - part.ship
  const onTop = (count: number): number =>
    Math.max(0, Math.min(count, top, Math.max(count - below, Math.ceil(count * DECK_SHARE))))
  const [disc, load] = [onTop(part.disc.length), onTop(part.load.length)]
  return { hatch: part.disc.length - disc + part.load.length - load + part.ship > 0, disc, load }
}

const workBay = (list: LiftList, ship: Ship, rows: Rows, part: Portion): void => {
  const deck = onDeck(ship, rows, part)
  const [deckIn, holdIn] = [part.disc.slice(0, deck.disc), part.disc.slice(deck.disc)]
  const holdLoads = part.load.length - deck.load
  const [holdOut, deckOut] = [part.load.slice(0, holdLoads), part.load.slice(holdLoads)]
  const aside = deck.hatch ? 0 : part.ship
  const top = new Pile(ship, 'DECK', rows, {
    leaving: part.quay + deckIn.length + aside,
    coming: part.quay + deckOut.length,
    aside,
  })
  const below = new Pile(ship, 'HOLD', rows, {
    leaving: holdIn.length + part.ship - aside,
    coming: holdOut.length,
    aside: part.ship - aside,
  })
  list.offload(part.quay, top)
  if (deck.hatch) {
    list.discharge(deckIn, 'DECK', top)
    list.cover()
    if (part.dual && part.ship === 0) list.pairs(holdIn, holdOut, 'HOLD', below)
    else {
      list.discharge(holdIn, 'HOLD', below)
      list.shift(part.ship, 'HOLD', below)
      list.load(holdOut, 'HOLD', below)
    }
    list.cover()
    list.load(deckOut, 'DECK', top)
  } else if (part.dual && part.ship === 0) list.pairs(deckIn, deckOut, 'DECK', top)
  else {
    list.discharge(deckIn, 'DECK', top)
    list.shift(part.ship, 'DECK', top)
    list.load(deckOut, 'DECK', top)
  }
  list.reload(part.quay, top)
}
