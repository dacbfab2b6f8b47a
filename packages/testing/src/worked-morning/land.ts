import type { TruckAppointmentFact, TruckTransactionFact, TruckVisitFact } from '@quaywise/domain'
import { at, maybeAt } from '../worked-terminal/setting.ts'
import { ORIGIN } from './origin.ts'

/** Queue, gate-in begins, gate-in completed, and of those that left gate-out begins and completed. */
type Stamps = readonly [string, string, string, string?, string?]

const truck = (id: string, appointment: string, flow: TruckVisitFact['flow'], s: Stamps): TruckVisitFact => ({
  ...ORIGIN,
  truck_visit_id: id,
  company: 'Harbour Haulage',
  plate: `T-${id}`,
  driver: '',
  appointment_id: appointment,
  flow,
  lane: 'G1',
  lane_out: s[3] === undefined ? '' : 'G9',
  trouble: 0,
  trouble_code: '',
  arrived_at: at(s[0]),
  gate_in_started_at: at(s[1]),
  gate_in_at: at(s[2]),
  gate_out_started_at: maybeAt(s[3] ?? null),
  gate_out_at: maybeAt(s[4] ?? null),
  version: 1,
})

/** Two trucks that leave (one a walk-in, in trouble), two that are still inside at 11:00. */
export const TRUCKS: readonly TruckVisitFact[] = [
  truck('TR5', 'AP1', 'DUAL', ['08:48', '08:52', '08:54', '09:24', '09:26']),
  {
    ...truck('TR6', '', 'RECEIVE', ['09:40', '09:50', '09:53', '10:40', '10:43']),
    trouble: 1,
    trouble_code: 'SEAL',
  },
  truck('TR8', 'AP3', 'RECEIVE', ['09:20', '09:24', '09:26']),
  truck('TR9', 'AP4', 'DELIVER', ['09:15', '09:17', '09:18']),
]

type Served = Pick<TruckTransactionFact, 'kind' | 'unit_id' | 'rehandles'>

const serve = (
  ids: string,
  served: Served,
  [arrived, from, to]: readonly [string, string, string],
): TruckTransactionFact => {
  const [transactionId = '', truckVisitId = ''] = ids.split(' ')
  return {
    ...ORIGIN,
    ...served,
    transaction_id: transactionId,
    truck_visit_id: truckVisitId,
    block_id: 'Y2',
    tp_arrived_at: at(arrived),
    service_started_at: at(from),
    service_ended_at: at(to),
  }
}

/** TR5 takes U5, for which one box had to be moved, and brings U6; TR6 brings U8. */
export const TRANSACTIONS: readonly TruckTransactionFact[] = [
  serve('TT5 TR5', { kind: 'DELIVER', unit_id: 'U5', rehandles: 1 }, ['09:02', '09:10', '09:15']),
  serve('TT6 TR5', { kind: 'RECEIVE', unit_id: 'U6', rehandles: 0 }, ['09:02', '09:17', '09:20']),
  serve('TT7 TR6', { kind: 'RECEIVE', unit_id: 'U8', rehandles: 0 }, ['10:04', '10:10', '10:14']),
]

type Fate = Partial<Pick<TruckAppointmentFact, 'arrived_at' | 'cancelled_at' | 'changes'>>

const appointment = (
  id: string,
  slot: readonly [string, string],
  state: TruckAppointmentFact['state'],
  fate: Fate = {},
): TruckAppointmentFact => ({
  ...ORIGIN,
  appointment_id: id,
  company: 'Harbour Haulage',
  plate: '',
  driver: '',
  kind: 'DELIVER',
  unit_ids: [],
  block_id: 'Y2',
  slot_from: at(slot[0]),
  slot_to: at(slot[1]),
  booked_at: at('2026-03-01 10:00'),
  changes: 0,
  state,
  cancelled_at: null,
  arrived_at: null,
  version: 1,
  ...fate,
})

/** Eight appointments: kept, missed, early, late, cancelled in time, by the terminal, too late, and not yet due. */
export const APPOINTMENTS: readonly TruckAppointmentFact[] = [
  appointment('AP1', ['08:30', '09:00'], 'DONE', { arrived_at: at('08:48') }),
  appointment('AP2', ['09:00', '09:30'], 'NO_SHOW'),
  appointment('AP3', ['10:00', '10:30'], 'ARRIVED', { arrived_at: at('09:20'), changes: 2 }),
  appointment('AP4', ['08:00', '08:30'], 'ARRIVED', { arrived_at: at('09:15') }),
  appointment('AP5', ['09:00', '09:30'], 'CANCELLED', { cancelled_at: at('08:30') }),
  appointment('AP6', ['09:00', '09:30'], 'CANCELLED_BY_TERMINAL', { cancelled_at: at('08:45') }),
  appointment('AP7', ['10:30', '11:00'], 'BOOKED'),
  appointment('AP8', ['09:30', '10:00'], 'CANCELLED', { cancelled_at: at('09:45') }),
]
