import { COUNTING_PARAMETERS } from '@quaywise/domain'
import { defineDataset } from '../dataset.ts'
import { parameterSql } from '../parameter-sql.ts'
import { timeBuckets } from './shared-dimensions.ts'

const minutesOf = (key: Parameters<typeof parameterSql>[0]): string =>
  `toIntervalMinute(toInt64(${parameterSql(key)}))`
/** A truck is on time half an hour before its slot to half an hour after it, and missed two hours after it, unless set otherwise. */
const TOLERANCE = minutesOf('appointment.tolerance_min')
const MISSED = minutesOf('appointment.missed_min')

/** An appointment falls due by its own tolerance: which one holds must not hang on when it falls due. */
const MOST_TOLERANCE_MS = COUNTING_PARAMETERS['appointment.tolerance_min'].max * 60_000

/** By then after its slot, and so after it fell due, the clock has decided. */
const MOST_MISSED_MS = COUNTING_PARAMETERS['appointment.missed_min'].max * 60_000

const cancelled = "(state = 'CANCELLED' AND ifNull(cancelled_at < slot_from, 0))"
const byTerminal = "state = 'CANCELLED_BY_TERMINAL'"
// No source closes what nobody came for: the clock does.
const open = `state = 'BOOKED' AND isNull(arrived_at) AND slot_to + ${MISSED} > asked_at`
// A message that books tells nothing of who came, and one of the gate not when its truck joined the queue.
const untold = "state = 'BOOKED' AND isNull(arrived_at) AND source = 'edifact'"
const due = `NOT ${cancelled} AND NOT (${byTerminal}) AND NOT (${open}) AND NOT (${untold})`
/** Appointments whose slot became free again before it began, by why. */
export const GIVEN_BACK = { cancelled_in_time: cancelled, cancelled_by_terminal: byTerminal } as const

const notDue = { ...GIVEN_BACK, still_open: `(${open}) AND NOT (${untold})`, arrival_untold: untold } as const

const came = `isNotNull(arrived_at) AND arrived_at <= slot_to + ${MISSED}`
const early = `arrived_at < slot_from - ${TOLERANCE}`
const late = `arrived_at > slot_to + ${TOLERANCE}`
const counted = (which: string, means: string) =>
  ({ sum: '1', where: `${due} AND ${which}`, excludes: notDue, unit: '1', means }) as const

/** An appointment that was moved to another slot leaves its old one behind: only its newest version counts. */
const NEWEST = `SELECT * FROM _source
    WHERE slot_from > {from:DateTime64(3, 'UTC')} - toIntervalDay(15) AND slot_from < {to:DateTime64(3, 'UTC')} + toIntervalDay(15)
    ORDER BY version DESC LIMIT 1 BY appointment_id`

/**
 * Appointments, when they fall due: the end of the slot and the tolerance. The arrival is the queue stamp. Early,
 * on time, late and missed part the due ones: one whose truck may still come late is open until it counts as missed,
 * and missed from then on, whatever its state says.
 */
export const appointments = defineDataset({
  name: 'appointments',
  rollup: { reach: 15, settles: MOST_MISSED_MS },
  grain: 'one appointment of a truck',
  table: 'truck_appointment',
  final: true,
  from: `SELECT *, slot_to + ${TOLERANCE} AS due_at, {now:DateTime64(3, 'UTC')} AS asked_at FROM (${NEWEST})`,
  time: { rule: 'end', at: 'due_at' },
  elapsed: true,
  heldAt: { at: 'slot_to', before: MOST_TOLERANCE_MS },
  scope: 'outTruckArrival',
  dimensions: {
    company: { sql: 'company', type: 'text' },
    flow: { sql: 'kind', type: 'key' },
    block: { sql: 'block_id', type: 'key' },
    ...timeBuckets,
  },
  measures: {
    appointments_booked: {
      sum: '1',
      unit: '1',
      means: 'Appointments that were booked, also cancelled ones.',
    },
    appointments_due: counted(
      '1',
      'Appointments not cancelled before their slot, nor by the terminal, whose truck came or may no longer come.',
    ),
    appointments_kept: {
      ...counted(
        `${came} AND NOT (${early}) AND NOT (${late})`,
        'Trucks that joined the queue inside the slot or within the tolerance around it.',
      ),
      better: 'higher',
    },
    appointments_early: counted(
      `${came} AND ${early}`,
      'Trucks that came before their slot by more than the tolerance.',
    ),
    appointments_late: {
      ...counted(
        `${came} AND ${late}`,
        'Trucks that came after their slot by more than the tolerance, before it counts as missed.',
      ),
      better: 'lower',
    },
    appointments_missed: {
      ...counted(
        `NOT (${came})`,
        'Appointments whose truck had not come by the time after the slot at which they count as missed.',
      ),
      better: 'lower',
    },
  },
  rows: {
    due_at: { sql: 'due_at', type: 'instant' },
    slot_from: { sql: 'slot_from', type: 'instant' },
    slot_to: { sql: 'slot_to', type: 'instant' },
    arrived_at: { sql: 'arrived_at', type: 'instant' },
    company: { sql: 'company', type: 'text' },
    flow: { sql: 'kind', type: 'key' },
    appointment_state: { sql: 'state', type: 'key' },
    appointment: { sql: 'appointment_id', type: 'text' },
  },
})
