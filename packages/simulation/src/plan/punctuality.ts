import { MINUTE } from '../scenario/calendar.ts'
import { type Appointment, SLOT } from './appointment.ts'

/** How an appointment that was kept compares with its slot, widened by the tolerance at both ends. */
export const punctualityOf = (
  { arrivedAt, slotFrom }: Pick<Appointment, 'arrivedAt' | 'slotFrom'>,
  toleranceMin: number,
): 'EARLY' | 'ON_TIME' | 'LATE' => {
  const at = arrivedAt ?? slotFrom
  if (at < slotFrom - toleranceMin * MINUTE) return 'EARLY'
  return at > slotFrom + SLOT + toleranceMin * MINUTE ? 'LATE' : 'ON_TIME'
}
