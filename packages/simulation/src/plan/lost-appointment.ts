import { mix, uniform } from '../engine/random.ts'
import { HOUR, MINUTE } from '../scenario/calendar.ts'
import { type Appointment, appointmentId, type Lost, MISSED_AFTER, SLOT } from './appointment.ts'
import { slotOf } from './gate-day.ts'
import { changesOf, haulierOf, leadOf } from './haulier.ts'
import type { LandEpisodes } from './land-episodes.ts'
import type { Plan } from './plan.ts'
import { firstBlock, type TruckWish } from './truck-wish.ts'
import { spareTruck } from './trucks-of-day.ts'

const SOONEST = 14 * HOUR
const LATEST = 38 * HOUR
/** Gate days that must be known after one to know the lost appointments of it. */
export const LOST_DAYS = 2

/**
 * The appointment that a haulier lost before the visit that a wish leads to; null where there was none.
 * It had a slot 14 to 38 hours before the wish, so far that the next can be booked after it.
 */
export const lostBefore = (plan: Plan, episodes: LandEpisodes, wish: TruckWish): Appointment | null => {
  const { land, terminal } = plan.scenario
  const key = mix(wish.key, 101)
  const drawn = uniform(wish.key, 100)
  const haulier = haulierOf(land, wish.key)
  const noShow = land.hauliers[haulier]?.noShow ?? 0
  const cancelled = noShow + land.booking.cancelled
  const slotFrom = slotOf(wish.at - SOONEST - uniform(key, 1) * (LATEST - SOONEST), terminal.zone)
  const byTerminal = land.booking.cancelledByTerminal + (episodes.at(slotFrom)?.cancelled ?? 0)
  if (drawn > cancelled + byTerminal || slotFrom < wish.ashore) return null
  const bookedAt = slotFrom - leadOf(land, key)
  const state = drawn < noShow ? 'NO_SHOW' : drawn < cancelled ? 'CANCELLED' : 'CANCELLED_BY_TERMINAL'
  return {
    key,
    id: appointmentId(key, slotFrom),
    haulier,
    truck: spareTruck(key),
    block: firstBlock(plan, wish),
    receive: wish.receive,
    deliver: wish.deliver,
    slotFrom,
    bookedAt,
    changes: changesOf(land, key),
    arrivedAt: null,
    lost: { state, at: lostAt(state, slotFrom, bookedAt, uniform(key, 2)) },
  }
}

/** A haulier cancels at any time before the slot, the terminal in its last hour. */
const lostAt = (state: Lost['state'], slotFrom: number, bookedAt: number, u: number): number => {
  if (state === 'NO_SHOW') return slotFrom + SLOT + MISSED_AFTER
  const longest = 0.8 * (slotFrom - bookedAt)
  const before = state === 'CANCELLED' ? longest : Math.min(longest, HOUR)
  return Math.round(slotFrom - MINUTE - u * (before - MINUTE))
}
