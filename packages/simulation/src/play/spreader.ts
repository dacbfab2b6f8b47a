import { bayX, rowY, type Ship, shipOf, tierZ } from '../plan/ship.ts'
import { QUAY_Y } from '../scenario/layout.ts'
import type { QuayRates } from '../scenario/quay-rates.ts'
import { liftOf, queueOf, type Stretch } from './stretch.ts'

/** Where a spreader is: y across the quay and z above it, in metres. */
export type Spot = { readonly y: number; readonly z: number }

/** A way of the spreader: up to a height, across, and down, in ms at rated speed. */
export type Way = {
  readonly from: Spot
  readonly to: Spot
  readonly top: number
  readonly upMs: number
  readonly acrossMs: number
  readonly downMs: number
}

const BOX_M = 2.6
const PLATFORM_FLOOR = 10
const CLEAR_M = 3
const ASIDE_M = 5

/** On a box that stands on the lashing platform. */
export const PLATFORM_SPOT: Spot = { y: QUAY_Y.platform, z: PLATFORM_FLOOR + BOX_M }

/** On the box of a lift in its cell. */
export const cellSpot = (stretch: Stretch, lift: number): Spot => {
  const { row, tier } = liftOf(stretch, lift)
  const ship = shipOfStretch(stretch)
  return { y: rowY(ship, row), z: tierZ(ship, tier) + BOX_M }
}

/** Where a lift picks its box and where it sets it down. */
export const endsOf = (stretch: Stretch, lift: number): { readonly pick: Spot; readonly drop: Spot } => {
  const { op, aboard } = liftOf(stretch, lift)
  const cell = cellSpot(stretch, lift)
  if (op === 'RESTOW_SHIP') return { pick: { y: cell.y + ASIDE_M, z: cell.z }, drop: cell }
  return aboard ? { pick: PLATFORM_SPOT, drop: cell } : { pick: cell, drop: PLATFORM_SPOT }
}

/** Metres along the quay at which a crane stands for a lift: the middle of its bay. */
export const craneX = (stretch: Stretch, lift: number): number =>
  bayX(shipOfStretch(stretch), stretch.call.fromM, queueOf(stretch, lift).bay)

/** The way between two spots, high enough over both and over the hatch covers between. */
export const wayOf = (quay: QuayRates, deckZ: number, from: Spot, to: Spot, laden: boolean): Way => {
  const top = Math.max(from.z, to.z, deckZ + BOX_M) + CLEAR_M
  const speed = laden ? quay.hoistSpeed : quay.hoistEmptySpeed
  return {
    from,
    to,
    top,
    upMs: moveMs(top - from.z, speed, quay.hoistAcceleration),
    acrossMs: moveMs(Math.abs(to.y - from.y), quay.trolleySpeed, quay.trolleyAcceleration),
    downMs: moveMs(top - to.z, speed, quay.hoistAcceleration),
  }
}

/** Milliseconds of a whole way. */
export const wayMs = ({ upMs, acrossMs, downMs }: Way): number => upMs + acrossMs + downMs

/** Milliseconds of a motion from rest to rest: it speeds up, goes on at rated speed, and slows down. */
export const moveMs = (metres: number, speed: number, acceleration: number): number =>
  1000 *
  (metres * acceleration < speed * speed
    ? 2 * Math.sqrt(metres / acceleration)
    : metres / speed + speed / acceleration)

const ships = new WeakMap<object, Ship>()

/** The ship of a stretch. */
export const shipOfStretch = ({ call }: Stretch): Ship => {
  const found = ships.get(call) ?? shipOf(call.loaM)
  ships.set(call, found)
  return found
}
