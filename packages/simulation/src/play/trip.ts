import type { LiftLink } from '../chain/lift-link.ts'
import type { Unit } from '../plan/unit.ts'
import type { Agv } from './agv.ts'
import type { Stretch } from './stretch.ts'

/** A lift that a vehicle is wanted for. */
export type Order = { readonly stretch: Stretch; readonly lift: number }

/** One trip of a vehicle for a lift, with what it took so far; metres and milliseconds. */
export type Trip = {
  readonly agv: Agv
  readonly stretch: Stretch
  readonly lift: number
  readonly op: 'LOAD' | 'DISC'
  readonly key: number
  readonly startedAt: number
  unit: Unit | null
  /** The lift whose box it carries: of boxes from the ship it takes the first, whichever it came for. */
  link: LiftLink
  emptyM: number
  ladenM: number
  waitQc: number
  waitAsc: number
  waitTraffic: number
  /** The lift that the vehicle goes on with after this one. */
  next: Order | null
}

/** The id of the cycle that a trip is. */
export const tripId = ({ stretch, lift }: Order): string => `${stretch.id}-V${lift}`
