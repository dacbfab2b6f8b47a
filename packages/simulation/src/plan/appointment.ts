import { type Key, mix, uniform } from '../engine/random.ts'
import { HOUR, MINUTE } from '../scenario/calendar.ts'
import type { TruckTask } from './truck-task.ts'

/** How long a slot lasts, in ms. */
export const SLOT = HOUR
/** An appointment is missed when its truck is absent this long after its slot, in ms. */
export const MISSED_AFTER = 2 * HOUR

/** Why an appointment was not kept, and when that was known. */
export type Lost = {
  readonly state: 'CANCELLED' | 'CANCELLED_BY_TERMINAL' | 'NO_SHOW'
  readonly at: number
}

/** One appointment of a truck, kept or lost. */
export type Appointment = {
  readonly key: Key
  readonly id: string
  readonly haulier: number
  readonly truck: number
  /** Index of its first block. */
  readonly block: number
  readonly receive: TruckTask | null
  readonly deliver: TruckTask | null
  readonly slotFrom: number
  readonly bookedAt: number
  readonly changes: number
  /** When it was kept: the truck stands at the gate. */
  readonly arrivedAt: number | null
  readonly lost: Lost | null
}

/** The id of an appointment: unique by the key of its visit and its slot. */
export const appointmentId = (key: Key, slotFrom: number): string =>
  `AP${mix(key, 111).toString(36).toUpperCase()}${Math.floor(slotFrom / MINUTE)
    .toString(36)
    .toUpperCase()}`

/** An appointment as it was booked or changed at an instant. */
type BookingStep = { readonly at: number; readonly changes: number; readonly slotFrom: number }

/** The booking and the changes of an appointment, in order; the last has its true slot. */
export const bookingSteps = (appointment: Appointment): BookingStep[] => {
  const { key, bookedAt, slotFrom, changes, arrivedAt, lost } = appointment
  const until = Math.min(slotFrom, arrivedAt ?? slotFrom, lost?.at ?? slotFrom) - MINUTE
  const at = (change: number): number =>
    change === 0
      ? bookedAt
      : Math.round(bookedAt + ((until - bookedAt) * (change - 1 + uniform(key, 120 + change))) / changes)
  return Array.from({ length: changes + 1 }, (_, change) => ({
    at: at(change),
    changes: change,
    slotFrom: change === changes ? slotFrom : slotFrom + movedBy(key, change, slotFrom, at(change + 1)),
  }))
}

/** How far an earlier slot lay from the true one, in ms: never so that it had begun when it was changed. */
const movedBy = (key: Key, change: number, slotFrom: number, changedAt: number): number => {
  const drawn = mix(key, 130 + change)
  const hours = 1 + (drawn % 6)
  return drawn % 13 < 6 && slotFrom - hours * HOUR > changedAt ? -hours * HOUR : hours * HOUR
}
