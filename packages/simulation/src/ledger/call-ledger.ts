import type { VisitTimeCategory } from '@quaywise/domain'
import { hourBefore } from './hour-word.ts'
import { type Cut, Tally } from './tally.ts'

/** A call that has left, as the model knows it. */
type Departed = {
  readonly visit: string
  readonly own: 'OWN' | 'OTHER'
  readonly trunk: boolean
  readonly plannedBoxes: number
  readonly arrival: number
  readonly berthing: number
  readonly plannedBerthing: number
  readonly departure: number
  readonly plannedDeparture: number
}

const TWO_HOURS = 120

const minutesApart = (one: number, other: number): number =>
  Math.abs(Math.floor(one / 60_000) - Math.floor(other / 60_000))

const STAYS_BY = { always: [], fine: ['visit', 'berth', 'category'] } as const
const STAYS_SUMS = ['ms'] as const
const DEPARTURES_BY = { always: [], fine: ['visit', 'own'] } as const
const DEPARTURES_SUMS = [
  ...(['calls', 'trunkCalls', 'branchCalls', 'plannedBoxes', 'portMs'] as const),
  ...(['berthedOnTime', 'sailedOnTime'] as const),
] as const
const PLANNED_BY = { always: [], fine: ['crane', 'op', 'visit', 'hour'] } as const
const PLANNED_SUMS = ['boxes'] as const

/** The calls: their stays, their departures, and the boxes that the work queues planned. */
export class CallLedger {
  readonly stays: Tally<Cut<typeof STAYS_BY>, (typeof STAYS_SUMS)[number]>
  readonly departures: Tally<Cut<typeof DEPARTURES_BY>, (typeof DEPARTURES_SUMS)[number]>
  readonly planned: Tally<Cut<typeof PLANNED_BY>, (typeof PLANNED_SUMS)[number]>

  constructor(fine: boolean) {
    this.stays = new Tally<Cut<typeof STAYS_BY>, (typeof STAYS_SUMS)[number]>(fine, STAYS_BY, STAYS_SUMS)
    this.departures = new Tally<Cut<typeof DEPARTURES_BY>, (typeof DEPARTURES_SUMS)[number]>(
      fine,
      DEPARTURES_BY,
      DEPARTURES_SUMS,
    )
    this.planned = new Tally<Cut<typeof PLANNED_BY>, (typeof PLANNED_SUMS)[number]>(
      fine,
      PLANNED_BY,
      PLANNED_SUMS,
    )
  }

  /** A part of a stay is over, whole. */
  stayed(visit: string, berth: string, category: VisitTimeCategory, ms: number): void {
    this.stays.at({ visit, berth, category }).ms += ms
  }

  departed(call: Departed): void {
    const { visit, own, plannedBoxes, arrival, departure } = call
    const sums = this.departures.at({ visit, own })
    sums.calls++
    sums[call.trunk ? 'trunkCalls' : 'branchCalls']++
    sums.plannedBoxes += plannedBoxes
    sums.portMs += departure - arrival
    if (minutesApart(call.berthing, call.plannedBerthing) <= TWO_HOURS) sums.berthedOnTime++
    if (minutesApart(departure, call.plannedDeparture) <= TWO_HOURS) sums.sailedOnTime++
  }

  foreseen(crane: string, op: string, visit: string, due: number, boxes: number): void {
    this.planned.at({ crane, op, visit, hour: hourBefore(due) }).boxes += boxes
  }
}
