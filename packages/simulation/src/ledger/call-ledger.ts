import type { VisitTimeCategory } from '@quaywise/domain'
import { hourBefore } from './hour-word.ts'
import { Tally } from './tally.ts'

/** A call that has left, as the model knows it. */
type Departed = {
  readonly visit: string
  readonly own: 'OWN' | 'OTHER'
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

/** The calls: their stays, their departures, and the boxes that the work queues planned. */
export class CallLedger {
  readonly stays = new Tally(['visit', 'berth', 'category'], ['ms'])
  readonly departures = new Tally(
    ['visit', 'own'],
    ['calls', 'plannedBoxes', 'portMs', 'berthedOnTime', 'sailedOnTime'],
  )
  readonly planned = new Tally(['crane', 'op', 'visit', 'hour'], ['boxes'])

  /** A part of a stay is over, whole. */
  stayed(visit: string, berth: string, category: VisitTimeCategory, ms: number): void {
    this.stays.at({ visit, berth, category }).ms += ms
  }

  departed(call: Departed): void {
    const { visit, own, plannedBoxes, arrival, departure } = call
    const sums = this.departures.at({ visit, own })
    sums.calls++
    sums.plannedBoxes += plannedBoxes
    sums.portMs += departure - arrival
    if (minutesApart(call.berthing, call.plannedBerthing) <= TWO_HOURS) sums.berthedOnTime++
    if (minutesApart(departure, call.plannedDeparture) <= TWO_HOURS) sums.sailedOnTime++
  }

  foreseen(crane: string, op: string, visit: string, due: number, boxes: number): void {
    this.planned.at({ crane, op, visit, hour: hourBefore(due) }).boxes += boxes
  }
}
