import { defineDataset } from '../dataset.ts'
import { localHoursOf } from '../local-hour.ts'
import { GIVEN_BACK } from './appointments.ts'
import { timeBuckets } from './shared-dimensions.ts'

/** Every local hour of the window with the offer that held when it began; an hour without an offer has no row. */
const OFFERED = `SELECT h.key AS key, h.slot_from AS slot_from, toFloat64OrZero(o.value) AS offered
  FROM (
    SELECT arrayJoin(${localHoursOf("{from:DateTime64(3, 'UTC')}", "{to:DateTime64(3, 'UTC')}")}) AS slot_from,
      slot_from AS effective_from, concat('truck_slots_offered.', formatDateTime(slot_from, '%H', {zone:String})) AS key
  ) AS h ASOF JOIN (SELECT key, effective_from, value FROM _source) AS o USING (key, effective_from)`

const bySlot = {
  time: { rule: 'start', at: 'slot_from' },
  scope: 'outTruckArrival',
} as const

/** What the terminal offers: the truck slots of every local hour, as its parameters say. */
export const slotOffers = defineDataset({
  ...bySlot,
  name: 'slotOffers',
  rollup: 'never',
  grain: 'the truck slots offered for one local hour',
  table: 'parameter_version',
  final: true,
  only: "startsWith(key, 'truck_slots_offered.')",
  from: OFFERED,
  dimensions: timeBuckets,
  measures: {
    slots_offered: {
      sum: 'offered',
      unit: '1',
      code: 'L-09',
      means: 'Truck slots offered, after the offer that held when each hour began.',
    },
  },
  rows: {
    slot_from: { sql: 'slot_from', type: 'instant' },
    offered: { sql: 'offered', type: 'number' },
  },
})

/** Appointments by the beginning of their slot, to stand beside what was offered for it. */
export const slotBookings = defineDataset({
  ...bySlot,
  name: 'slotBookings',
  grain: 'one appointment in its slot',
  table: 'truck_appointment',
  final: true,
  dimensions: {
    company: { sql: 'company', type: 'text' },
    flow: { sql: 'kind', type: 'key' },
    block: { sql: 'block_id', type: 'key' },
    ...timeBuckets,
  },
  measures: {
    slots_booked: {
      sum: '1',
      where: `NOT (${GIVEN_BACK.cancelled_in_time}) AND NOT (${GIVEN_BACK.cancelled_by_terminal})`,
      excludes: GIVEN_BACK,
      unit: '1',
      means: 'Truck slots that an appointment held when they began, or holds; cancelled ones are free again.',
    },
    slots_used: {
      sum: '1',
      where: 'isNotNull(arrived_at)',
      unit: '1',
      means: 'Truck slots whose truck came, early or late too.',
    },
  },
  rows: {
    slot_from: { sql: 'slot_from', type: 'instant' },
    slot_to: { sql: 'slot_to', type: 'instant' },
    arrived_at: { sql: 'arrived_at', type: 'instant' },
    company: { sql: 'company', type: 'text' },
    flow: { sql: 'kind', type: 'key' },
    appointment_state: { sql: 'state', type: 'key' },
    appointment: { sql: 'appointment_id', type: 'text' },
  },
})
