import type { Appointment } from '../plan/appointment.ts'
import { punctualityOf } from '../plan/punctuality.ts'

/** What truly happened on the land side: appointments by outcome, trucks and troubles. */
export class LandLedger {
  booked = 0
  changed = 0
  cancelled = 0
  cancelledByTerminal = 0
  early = 0
  onTime = 0
  late = 0
  noShow = 0
  walkIns = 0
  /** Appointments whose truck left. */
  done = 0
  troubles = 0
  /** Time of trucks in the queues of the lanes, at the desk, and before the places of a block, in ms. */
  gateQueueMs = 0
  deskMs = 0
  placeMs = 0
  /** Trucks that stood wrong at a block. */
  astray = 0
  /** Visits that brought one box and fetched another, counted as they leave. */
  dual = 0

  /** The truck of an appointment stands at the gate. */
  kept(appointment: Appointment, toleranceMin: number): void {
    const punctuality = punctualityOf(appointment, toleranceMin)
    if (punctuality === 'EARLY') this.early++
    else if (punctuality === 'LATE') this.late++
    else this.onTime++
  }

  /** An appointment is known to be lost. */
  lost(state: 'CANCELLED' | 'CANCELLED_BY_TERMINAL' | 'NO_SHOW'): void {
    if (state === 'NO_SHOW') this.noShow++
    else if (state === 'CANCELLED') this.cancelled++
    else this.cancelledByTerminal++
  }
}
