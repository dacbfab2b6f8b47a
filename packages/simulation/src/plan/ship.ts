import { keyOf, uniform } from '../engine/random.ts'
import type { CallClass, Scenario } from '../scenario/scenario.ts'

/**
 * The shape of a ship. A bay is one of 40 feet and has the even number 2, 6, 10, … from the bow; rows are
 * even to port and odd to starboard, counted from the middle; tiers are 2, 4, … in the hold and 82, 84, … on deck.
 */
export type Ship = {
  readonly loaM: number
  readonly beamM: number
  readonly bays: number
  readonly rows: number
  readonly deckTiers: number
  readonly holdTiers: number
  /** Height of the hatch covers above the quay. */
  readonly deckZ: number
  readonly teu: number
}

const BAY_PITCH = 14.5
const ROW_PITCH = 2.5
const TIER_M = 2.6
const ENDS = 0.08
const SHORTEST_END = 9
const FENDER_M = 2
const STOWED = 0.92
const GOLDEN = 0.618_033_988_75
const EDGE = 1e-6

/** The shape of a container ship of a length, as such ships are built. */
export const shipOf = (loaM: number): Ship => {
  const beamM = Math.round(10 * (4 + 0.142 * loaM)) / 10
  const bays = Math.floor((loaM - 2 * Math.max(SHORTEST_END, ENDS * loaM)) / BAY_PITCH)
  const rows = 2 * Math.floor((beamM - 1.5) / ROW_PITCH / 2)
  const deckTiers = 3 + Math.round(loaM / 66)
  const holdTiers = 1 + Math.round(loaM / 38)
  const deckZ = Math.round(10 * (3 + 0.011 * loaM)) / 10
  const teu = Math.round(bays * 2 * rows * (deckTiers + holdTiers) * STOWED)
  return { loaM, beamM, bays, rows, deckTiers, holdTiers, deckZ, teu }
}

/** The length in metres of ship number `index` of a class: the same at every call. */
export const loaOfShip = (scenario: Scenario, kind: CallClass, index: number): number =>
  Math.round(kind.loaM.min + (kind.loaM.max - kind.loaM.min) * shipSize(scenario, index))

/** The size of a ship among those of its class, 0 to 1: ships numbered one after the other differ evenly. */
export const shipSize = (scenario: Scenario, index: number): number => {
  const place = index * GOLDEN + uniform(keyOf(scenario.seed, 'ship'))
  return Math.min(1 - EDGE, Math.max(EDGE, place - Math.floor(place)))
}

/** The number of the bay at place `place`, counted from 0 at the bow. */
export const bayNumber = (place: number): number => 4 * place + 2

/** Metres from the left end of a ship (its bow) to the middle of the bay at place `place`. */
export const bayFromBow = (ship: Ship, place: number): number =>
  (ship.loaM - ship.bays * BAY_PITCH) / 2 + (place + 0.5) * BAY_PITCH

/** Metres along the quay of a bay number of a ship whose bow lies at `fromM`. */
export const bayX = (ship: Ship, fromM: number, bay: number): number =>
  fromM + bayFromBow(ship, (bay - 2) / 4)

/** Places that must stay unworked between two cranes so that they keep `clearanceM`. */
export const baysBetween = (clearanceM: number): number => Math.ceil(clearanceM / BAY_PITCH) - 1

/** The number of the row at place `place`, counted from 0 at the quay: the ship lies port side alongside. */
export const rowNumber = (ship: Ship, place: number): number =>
  place < ship.rows / 2 ? ship.rows - 2 * place : 2 * (place - ship.rows / 2) + 1

/** Metres across the quay of a row: negative, over the water. */
export const rowY = (ship: Ship, row: number): number => {
  const place = row % 2 === 0 ? (ship.rows - row) / 2 : (ship.rows + row - 1) / 2
  return -(FENDER_M + (place + 0.5) * ROW_PITCH)
}

/** The number of the tier at place `place`, counted from 0 at the bottom of the hold or at the deck. */
export const tierNumber = (deckHold: 'DECK' | 'HOLD', place: number): number =>
  deckHold === 'DECK' ? 82 + 2 * place : 2 + 2 * place

/** Height above the quay of the floor of a tier. */
export const tierZ = (ship: Ship, tier: number): number =>
  tier >= 82
    ? ship.deckZ + ((tier - 82) / 2) * TIER_M
    : ship.deckZ - 1 - (ship.holdTiers - (tier - 2) / 2) * TIER_M
