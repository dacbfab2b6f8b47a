import { hourBefore } from './hour-word.ts'
import { type Cut, Tally } from './tally.ts'

/** A trip of a vehicle as the model knows it. */
type Trip = {
  readonly agv: string
  readonly crane: string
  readonly block: string
  readonly op: string
  readonly visit: string
  readonly from: number
  readonly to: number
  readonly waitQc: number
  readonly waitAsc: number
  readonly waitTraffic: number
  readonly boxes: number
  readonly emptyM: number
  readonly ladenM: number
  readonly standardMs: number
  readonly right: boolean
  readonly energy: number
}

const SUMS = [
  'trips',
  'ms',
  'waitQcMs',
  'waitAscMs',
  'waitTrafficMs',
  'boxes',
  'emptyM',
  'ladenM',
  'standardMs',
  'rightMs',
  'energyCents',
] as const

const TRIPS_BY = { always: [], fine: ['agv', 'crane', 'block', 'op', 'visit', 'hour'] } as const
const SWAPS_BY = { always: [], fine: ['agv'] } as const
const SWAPS_SUMS = ['begun'] as const

/** What the vehicles did. */
export class AgvLedger {
  readonly trips: Tally<Cut<typeof TRIPS_BY>, (typeof SUMS)[number]>
  /** Batteries that a robot began to swap, by vehicle. */
  readonly swaps: Tally<Cut<typeof SWAPS_BY>, (typeof SWAPS_SUMS)[number]>

  constructor(fine: boolean) {
    this.trips = new Tally<Cut<typeof TRIPS_BY>, (typeof SUMS)[number]>(fine, TRIPS_BY, SUMS)
    this.swaps = new Tally<Cut<typeof SWAPS_BY>, (typeof SWAPS_SUMS)[number]>(fine, SWAPS_BY, SWAPS_SUMS)
  }

  trip(trip: Trip): void {
    const { agv, crane, block, op, visit, to } = trip
    const sums = this.trips.at({ agv, crane, block, op, visit, hour: hourBefore(to) })
    sums.trips++
    sums.ms += to - trip.from
    sums.waitQcMs += trip.waitQc
    sums.waitAscMs += trip.waitAsc
    sums.waitTrafficMs += trip.waitTraffic
    sums.boxes += trip.boxes
    sums.emptyM += trip.emptyM
    sums.ladenM += trip.ladenM
    sums.standardMs += trip.standardMs
    if (trip.right) sums.rightMs += trip.standardMs
    sums.energyCents += Math.round(100 * trip.energy)
  }
}
