import { ALL, SPAN, WEEK } from '../loaded-terminal.fixture.ts'
import { cellsOf, type LedgerCheck } from './ledger-check.ts'

const HOUR = 3_600_000

/** Trucks that came before the four weeks, or come in after them, are told by weeks that are not played. */
const ARRIVALS = SPAN
/** What falls due in the first or the last days may have been booked, kept or lost in a week that is not played. */
const DUE = { from: SPAN.from + WEEK / 7, to: SPAN.to - WEEK / 7 }

/** Trucks, their boxes and their appointments. */
export const LAND_CHECKS: readonly LedgerCheck[] = [
  {
    what: 'trucks that joined the queue',
    window: ARRIVALS,
    cuts: ['flow', 'lane', 'hour'],
    read: ({ land }) =>
      cellsOf(
        land.arrivals.cells,
        (by) => by,
        (sums) => ({
          truck_arrivals: sums.trucks,
          walk_ins: sums.walkIns,
          truck_queue_minutes: sums.queueMs,
          gate_in_seconds: sums.gateInMs,
        }),
      ),
  },
  {
    what: 'trucks let in',
    window: SPAN,
    cuts: ['flow', 'lane', 'hour'],
    read: ({ land }) =>
      cellsOf(
        land.gateIns.cells,
        (by) => by,
        ({ trucks }) => ({ trucks_in: trucks }),
      ),
  },
  {
    what: 'trucks let out',
    window: ALL,
    cuts: ['company', 'flow', 'lane', 'hour'],
    read: ({ land }) =>
      cellsOf(
        land.departures.cells,
        (by) => by,
        (sums) => ({
          trucks_out: sums.trucks,
          truck_turn_minutes: sums.turnMs,
          truck_visit_minutes: sums.visitMs,
          trucks_over_60: sums.over60,
          trucks_over_120: sums.over120,
          trucks_dual: sums.dual,
          trucks_untroubled: sums.untroubled,
          gate_out_seconds: sums.gateOutMs,
        }),
      ),
  },
  {
    what: 'boxes given to and taken from trucks',
    window: ALL,
    cuts: ['block', 'transaction_kind', 'hour'],
    read: ({ land }) =>
      cellsOf(
        land.services.cells,
        ({ block, kind, hour }) => ({ block, transaction_kind: kind, hour }),
        (sums, { kind }) => ({
          gate_transactions: sums.boxes,
          services_timed: sums.boxes,
          truck_wait_minutes: sums.waitMs,
          truck_service_minutes: sums.serviceMs,
          truck_service_hours: sums.serviceMs,
          delivered_boxes: kind === 'DELIVER' ? sums.boxes : 0,
          deliveries_timed: kind === 'DELIVER' ? sums.boxes : 0,
          truck_rehandles: kind === 'DELIVER' ? sums.rehandles : 0,
        }),
      ),
  },
  {
    what: 'appointments',
    window: DUE,
    cuts: ['flow', 'hour'],
    read: ({ land }) =>
      cellsOf(
        land.appointments.cells,
        (by) => by,
        ({ kept, early, late, missed, cancelled, cancelledByTerminal }) => ({
          appointments_booked: kept + early + late + missed + cancelled + cancelledByTerminal,
          appointments_due: kept + early + late + missed,
          appointments_kept: kept,
          appointments_early: early,
          appointments_late: late,
          appointments_missed: missed,
        }),
      ),
  },
  {
    what: 'slots of appointments',
    window: { from: DUE.from - HOUR, to: DUE.to - HOUR },
    cuts: ['flow', 'hour'],
    read: ({ land }) =>
      cellsOf(
        land.appointments.cells,
        // A slot of an hour falls due half an hour after its end.
        ({ flow, hour }) => ({ flow, hour: String(Number(hour) - HOUR) }),
        ({ kept, early, late, missed }) => ({
          slots_booked: kept + early + late + missed,
          slots_used: kept + early + late,
        }),
      ),
  },
]
