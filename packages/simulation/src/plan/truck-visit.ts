import { logNormal } from '../engine/distribution.ts'
import { mix, uniform } from '../engine/random.ts'
import { HOUR, MINUTE } from '../scenario/calendar.ts'
import { type Appointment, appointmentId } from './appointment.ts'
import type { Arrival } from './booking.ts'
import type { Passage } from './gate.ts'
import type { Plan } from './plan.ts'
import { gateDrive } from './road.ts'
import type { Ticket } from './trouble-desk.ts'
import type { TruckTask } from './truck-task.ts'
import { firstBlock } from './truck-wish.ts'
import type { TrucksOfDay } from './trucks-of-day.ts'

/** One visit of a truck up to the block: what it brings and fetches, and when it is where by plan. */
export type TruckVisit = {
  readonly key: number
  readonly id: string
  readonly receive: TruckTask | null
  readonly deliver: TruckTask | null
  /** null for a walk-in. */
  readonly appointment: Appointment | null
  readonly haulier: number
  readonly truck: number
  readonly arrivedAt: number
  readonly lane: number
  readonly gateInStarted: number
  readonly gateIn: number
  /** At its first block, asking for service. */
  readonly atBlock: number
  /** null for a visit without a trouble ticket. */
  readonly ticket: Ticket | null
  /** The instant that decides which week serves it; by then it is served, but for the longest queues. */
  readonly settledAt: number
}

/** Trucks at a block so long before a week ends, or later, are served in the next week. */
const HOLD_SINGLE = 25 * MINUTE
const HOLD_DUAL = 75 * MINUTE
const INSPECTION_CV = 0.5
/** A truck is at its block within this time of its gate-in. */
const LONGEST_WAY = 4 * HOUR
/** A truck is not sent again before this time after it was to be served. */
const AWAY = 3 * HOUR

/** The visit of an arrival that passed the gate, by a truck of the day. */
export const visitOf = (
  plan: Plan,
  arrival: Arrival,
  gate: Passage,
  ticket: Ticket | undefined,
  trucks: TrucksOfDay,
): TruckVisit => {
  const { wish, haulier, at } = arrival
  const { key, receive, deliver } = wish
  const settledAt = (ready: number): number => ready + (receive && deliver ? HOLD_DUAL : HOLD_SINGLE)
  const block = firstBlock(plan, wish)
  const ready = ticket?.settledAt ?? gate.done
  const atBlock = Math.round(Math.min(gate.done + LONGEST_WAY, ready + wayIn(plan, key, block)))
  const truck = trucks.send(haulier, key, at, settledAt(atBlock) + AWAY)
  return {
    key,
    id: `TV${mix(key, 24).toString(36).toUpperCase()}${Math.floor(at / MINUTE)
      .toString(36)
      .toUpperCase()}`,
    receive,
    deliver,
    appointment: keptBy(arrival, truck, block),
    haulier,
    truck,
    arrivedAt: at,
    lane: gate.lane,
    gateInStarted: gate.started,
    gateIn: gate.done,
    atBlock,
    ticket: ticket ?? null,
    settledAt: settledAt(atBlock),
  }
}

/** Milliseconds of a truck on its way to its first block: the drive, what customs ask, and what else delays it. */
const wayIn = ({ scenario }: Plan, key: number, block: number): number => {
  const { rates, land } = scenario
  const other = logNormal(uniform(key, 22), rates.truckOtherMin * MINUTE, rates.truckOtherCv)
  const looked = uniform(key, 30) < land.inspection.share
  const inspection = looked ? logNormal(uniform(key, 31), land.inspection.minutes * MINUTE, INSPECTION_CV) : 0
  return gateDrive(scenario, block, key, 21) + inspection + other
}

const keptBy = ({ wish, haulier, at, slot }: Arrival, truck: number, block: number): Appointment | null => {
  if (!slot) return null
  const { key, receive, deliver } = wish
  const id = appointmentId(key, slot.slotFrom)
  return { key, id, haulier, truck, block, receive, deliver, ...slot, arrivedAt: at, lost: null }
}
