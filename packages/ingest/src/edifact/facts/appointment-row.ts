import type { TruckAppointmentFact } from '@quaywise/domain'
import type { GateAppointment } from '../copino/copino.ts'
import { word } from './cargo.ts'
import { endOf, instantOf } from './instant.ts'
import { firstInstant, SOURCE, type Telling } from './telling.ts'

/** The id of the appointment that an item tells: of its document and its container, booking or release. */
export const appointmentIdOf = (item: GateAppointment, { head }: Telling): string =>
  [head.documentNo, item.equipmentNo ?? item.release ?? item.booking].map(word).join('/')

/**
 * The truck appointment that an item tells, over what is known of it; null where it does not say when or which way, or
 * no truck comes. The newest message is right; the first of them booked it.
 */
export const appointmentRow = (
  item: GateAppointment,
  telling: Telling,
  known: TruckAppointmentFact | null,
): TruckAppointmentFact | null => {
  const from = instantOf(item.expectedAt, telling.zone)
  const { direction, mode, containerNo } = item
  if (from === null || direction === null || (mode !== 'TRUCK' && mode !== null)) return null
  const at = firstInstant(telling) ?? from
  const booked = Math.min(at, known?.booked_at ?? at)
  if (known && known.version > telling.version) return bookedAt(known, booked)
  const changed = telling.head.function === 'REPLACEMENT' || telling.head.function === 'CHANGE'
  return {
    ...{ terminal_id: telling.terminalId, appointment_id: appointmentIdOf(item, telling) },
    ...{ company: word(item.haulier), plate: word(item.plate), driver: word(item.driver) },
    kind: direction === 'GATE_IN' ? 'RECEIVE' : 'DELIVER',
    ...{ unit_ids: containerNo === null ? [] : [containerNo], block_id: '' },
    ...{ slot_from: from, slot_to: Math.max(from, endOf(item.expectedAt, telling.zone) ?? from) },
    ...{ booked_at: booked, changes: changed ? 1 : 0 },
    state: telling.cancels ? 'CANCELLED' : 'BOOKED',
    cancelled_at: telling.cancels ? at : null,
    arrived_at: known?.arrived_at ?? null,
    ...{ source: SOURCE, version: telling.version },
  }
}

const bookedAt = (known: TruckAppointmentFact, booked: number): TruckAppointmentFact =>
  booked === known.booked_at ? known : { ...known, booked_at: booked, version: known.version + 1 }
