import { type Appointment, SLOT } from '../plan/appointment.ts'
import { punctualityOf } from '../plan/punctuality.ts'
import { HOUR } from '../scenario/calendar.ts'
import { hourBefore, hourWord } from './hour-word.ts'
import { type Cut, Tally } from './tally.ts'

/** A truck on its way in. */
type Came = {
  readonly flow: string
  readonly lane: string
  readonly walkIn: boolean
  readonly arrivedAt: number
  readonly startedAt: number
  readonly gateIn: number
}

/** A truck that leaves. */
type Went = Pick<Came, 'flow' | 'lane' | 'arrivedAt' | 'gateIn'> & {
  readonly company: string
  readonly untroubled: boolean
  readonly outStarted: number
  readonly gateOut: number
}

const WENT = ['trucks', 'turnMs', 'visitMs', 'over60', 'over120', 'dual', 'untroubled', 'gateOutMs'] as const
const APPOINTMENTS = ['kept', 'early', 'late', 'missed', 'cancelled', 'cancelledByTerminal'] as const
const HALF_HOUR = HOUR / 2

const ARRIVALS_BY = { always: [], fine: ['flow', 'lane', 'hour'] } as const
const ARRIVALS_SUMS = ['trucks', 'walkIns', 'queueMs', 'gateInMs'] as const
const GATE_INS_BY = { always: [], fine: ['flow', 'lane', 'hour'] } as const
const GATE_INS_SUMS = ['trucks'] as const
const DEPARTURES_BY = { always: [], fine: ['company', 'flow', 'lane', 'hour'] } as const
const SERVICES_BY = { always: [], fine: ['block', 'kind', 'hour'] } as const
const SERVICES_SUMS = ['boxes', 'waitMs', 'serviceMs', 'rehandles'] as const
const APPOINTMENTS_BY = { always: [], fine: ['flow', 'hour'] } as const

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
  /** By the hour in which they joined the queue, and by that of their gate-in. */
  readonly arrivals: Tally<Cut<typeof ARRIVALS_BY>, (typeof ARRIVALS_SUMS)[number]>
  readonly gateIns: Tally<Cut<typeof GATE_INS_BY>, (typeof GATE_INS_SUMS)[number]>
  readonly departures: Tally<Cut<typeof DEPARTURES_BY>, (typeof WENT)[number]>
  readonly services: Tally<Cut<typeof SERVICES_BY>, (typeof SERVICES_SUMS)[number]>
  /** By the hour in which they fall due: half an hour after their slot. */
  readonly appointments: Tally<Cut<typeof APPOINTMENTS_BY>, (typeof APPOINTMENTS)[number]>

  constructor(fine: boolean) {
    this.arrivals = new Tally<Cut<typeof ARRIVALS_BY>, (typeof ARRIVALS_SUMS)[number]>(
      fine,
      ARRIVALS_BY,
      ARRIVALS_SUMS,
    )
    this.gateIns = new Tally<Cut<typeof GATE_INS_BY>, (typeof GATE_INS_SUMS)[number]>(
      fine,
      GATE_INS_BY,
      GATE_INS_SUMS,
    )
    this.departures = new Tally<Cut<typeof DEPARTURES_BY>, (typeof WENT)[number]>(fine, DEPARTURES_BY, WENT)
    this.services = new Tally<Cut<typeof SERVICES_BY>, (typeof SERVICES_SUMS)[number]>(
      fine,
      SERVICES_BY,
      SERVICES_SUMS,
    )
    this.appointments = new Tally<Cut<typeof APPOINTMENTS_BY>, (typeof APPOINTMENTS)[number]>(
      fine,
      APPOINTMENTS_BY,
      APPOINTMENTS,
    )
  }

  /** The truck of an appointment stands at the gate. */
  kept(appointment: Appointment, flow: string, toleranceMin: number): void {
    const punctuality = punctualityOf(appointment, toleranceMin)
    const due = this.appointments.at({ flow, hour: hourOfDue(appointment) })
    if (punctuality === 'EARLY') {
      this.early++
      due.early++
    } else if (punctuality === 'LATE') {
      this.late++
      due.late++
    } else {
      this.onTime++
      due.kept++
    }
  }

  /** An appointment is known to be lost. */
  lost(
    appointment: Appointment,
    flow: string,
    state: 'CANCELLED' | 'CANCELLED_BY_TERMINAL' | 'NO_SHOW',
  ): void {
    const due = this.appointments.at({ flow, hour: hourOfDue(appointment) })
    if (state === 'NO_SHOW') {
      this.noShow++
      due.missed++
    } else if (state === 'CANCELLED') {
      this.cancelled++
      due.cancelled++
    } else {
      this.cancelledByTerminal++
      due.cancelledByTerminal++
    }
  }

  /** A truck is let in. */
  came({ flow, lane, walkIn, arrivedAt, startedAt, gateIn }: Came): void {
    this.gateIns.at({ flow, lane, hour: hourBefore(gateIn) }).trucks++
    const sums = this.arrivals.at({ flow, lane, hour: hourWord(arrivedAt) })
    sums.trucks++
    if (walkIn) sums.walkIns++
    sums.queueMs += startedAt - arrivedAt
    sums.gateInMs += gateIn - startedAt
  }

  /** A truck is let out. */
  went(truck: Went): void {
    const { company, flow, lane, arrivedAt, gateIn, gateOut } = truck
    const sums = this.departures.at({ company, flow, lane, hour: hourBefore(gateOut) })
    sums.trucks++
    sums.turnMs += gateOut - gateIn
    sums.visitMs += gateOut - arrivedAt
    sums.gateOutMs += gateOut - truck.outStarted
    if (gateOut - arrivedAt > HOUR) sums.over60++
    if (gateOut - arrivedAt > 2 * HOUR) sums.over120++
    if (flow === 'DUAL') sums.dual++
    if (truck.untroubled) sums.untroubled++
  }

  /** A truck got or gave its box at a block. */
  served(
    block: string,
    kind: string,
    arrivedAt: number,
    startedAt: number,
    at: number,
    shifted: number,
  ): void {
    const sums = this.services.at({ block, kind, hour: hourBefore(at) })
    sums.boxes++
    sums.waitMs += startedAt - arrivedAt
    sums.serviceMs += at - startedAt
    sums.rehandles += shifted
  }
}

const hourOfDue = ({ slotFrom }: Appointment): string => hourBefore(slotFrom + SLOT + HALF_HOUR)
