import { DAY, HOUR, MINUTE } from '../scenario/calendar.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { type Appointment, SLOT } from './appointment.ts'
import { gateDayStart, slotOf } from './gate-day.ts'
import { changesOf, deviationOf, haulierOf, leadOf, walksIn } from './haulier.ts'
import { SlotBook } from './slot-book.ts'
import type { TruckWish } from './truck-wish.ts'

const BEFORE_ARRIVAL = 20 * MINUTE
const AFTER_LOST = 5 * MINUTE

/** A truck on its way to the gate; `slot` is null for a walk-in. */
export type Arrival = {
  readonly wish: TruckWish
  readonly haulier: number
  readonly at: number
  readonly slot: Pick<Appointment, 'slotFrom' | 'bookedAt' | 'changes'> | null
}

/** When a truck comes by plan that wishes to come at an instant, as long as its slot is free. */
export const plannedArrival = ({ land, terminal }: Scenario, wishedAt: number, key: number): number => {
  const haulier = land.hauliers[haulierOf(land, key)]
  if (!haulier || walksIn(land, key)) return wishedAt
  return slotOf(wishedAt, terminal.zone) + SLOT / 2 + deviationOf(haulier, key)
}

/** The arrivals of one gate day, in no order: first come, first served over what each hour offers. */
export const bookDay = (
  scenario: Scenario,
  day: number,
  wishes: readonly TruckWish[],
  lostBy: ReadonlyMap<TruckWish, Appointment>,
  missed: readonly Appointment[],
): Arrival[] => {
  const { land, terminal } = scenario
  const start = gateDayStart(day, terminal.zone)
  const book = new SlotBook(land.booking.offered, start, terminal.zone)
  for (const { slotFrom } of missed) book.add((slotFrom - start) / SLOT)
  const asked = wishes.map((wish) => ({ wish, lead: leadOf(land, wish.key) }))
  asked.sort((a, b) => a.wish.at - a.lead - (b.wish.at - b.lead) || a.wish.key - b.wish.key)
  return asked.map(({ wish, lead }) => {
    const haulier = haulierOf(land, wish.key)
    const slotFrom = walksIn(land, wish.key) ? null : slotFor(book, start, wish)
    if (slotFrom === null) return { wish, haulier, at: wish.at, slot: null }
    const at = arrivalAt(scenario, haulier, wish, slotFrom, start)
    const asSoonAs = (lostBy.get(wish)?.lost?.at ?? 0) + AFTER_LOST
    const bookedAt = Math.max(Math.min(slotFrom - lead, at - BEFORE_ARRIVAL), asSoonAs)
    return { wish, haulier, at, slot: { slotFrom, bookedAt, changes: changesOf(land, wish.key) } }
  })
}

const slotFor = (book: SlotBook, start: number, { at, ashore, aboard }: TruckWish): number | null => {
  const hour = (instant: number): number => Math.floor((instant - start) / HOUR)
  const taken = book.take(hour(at), Math.max(0, hour(ashore)), Math.min(23, hour(aboard)))
  return taken === null ? null : start + taken * HOUR
}

/** Folded back into its gate day, and to where its boxes can be worked. */
const arrivalAt = (
  { land }: Scenario,
  haulier: number,
  wish: TruckWish,
  slotFrom: number,
  start: number,
): number => {
  const kept = land.hauliers[haulier]
  const at = slotFrom + SLOT / 2 + (kept ? deviationOf(kept, wish.key) : 0)
  const from = Math.max(start, wish.ashore)
  const to = Math.min(start + DAY - MINUTE, wish.aboard)
  if (at < from) return Math.round(Math.min(to, 2 * from - at))
  return Math.round(at > to ? Math.max(from, 2 * to - at) : at)
}
