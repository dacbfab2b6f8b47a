import type { ContainerVisitFact, TruckTransactionFact, TruckVisitFact } from '@quaywise/domain'
import { at, maybeAt } from './setting.ts'

const ORIGIN = { terminal_id: 'worked', source: 'worked' } as const
const TRUCK = { ...ORIGIN, company: 'Harbour Haulage', trouble: 0, version: 1 } as const
const NOT_TOLD = { driver: '', appointment_id: '', lane_out: '', trouble_code: '' } as const

/** TR1 comes and goes; TR2 is still inside when the period ends, and when the page was written. */
export const TRUCK_VISITS: readonly TruckVisitFact[] = [
  {
    ...TRUCK,
    ...NOT_TOLD,
    truck_visit_id: 'TR1',
    plate: 'T-001',
    flow: 'DELIVER',
    lane: 'G1',
    arrived_at: at('18:44'),
    gate_in_started_at: at('18:46'),
    gate_in_at: at('18:50'),
    gate_out_started_at: at('19:13'),
    gate_out_at: at('19:14'),
  },
  {
    ...TRUCK,
    ...NOT_TOLD,
    truck_visit_id: 'TR2',
    plate: 'T-002',
    flow: 'RECEIVE',
    lane: 'G2',
    arrived_at: at('20:36'),
    gate_in_started_at: at('20:40'),
    gate_in_at: at('20:45'),
    gate_out_started_at: null,
    gate_out_at: null,
  },
]

/** One container each: B20 is given to TR1, B21 is taken from TR2. */
export const TRUCK_TRANSACTIONS: readonly TruckTransactionFact[] = [
  {
    ...ORIGIN,
    transaction_id: 'TT1',
    truck_visit_id: 'TR1',
    kind: 'DELIVER',
    unit_id: 'B20',
    block_id: 'Y1',
    tp_arrived_at: at('18:58'),
    service_started_at: at('19:06'),
    service_ended_at: at('19:10'),
    rehandles: 0,
  },
  {
    ...ORIGIN,
    transaction_id: 'TT2',
    truck_visit_id: 'TR2',
    kind: 'RECEIVE',
    unit_id: 'B21',
    block_id: 'Y1',
    tp_arrived_at: at('20:52'),
    service_started_at: at('20:58'),
    service_ended_at: at('21:02'),
    rehandles: 0,
  },
]

type Told = {
  readonly number: string
  readonly length: 20 | 40
  /** Inbound and outbound call; '' where a truck brings or takes the box. */
  readonly calls: readonly [string, string]
  readonly arrived: string
  readonly yardIn: string
  readonly yardOut: string | null
  readonly left: string | null
}

const container = (unit_id: string, told: Told): ContainerVisitFact => ({
  ...ORIGIN,
  unit_id,
  container_no: told.number,
  iso_type: told.length === 20 ? '22G1' : '45G1',
  length_ft: told.length,
  full_empty: 'FULL',
  gross_kg: told.length === 20 ? 12_000 : 20_000,
  reefer: 0,
  reefer_c: 0,
  imo_class: '',
  oog: 0,
  pol: '',
  pod: '',
  in_mode: told.calls[0] === '' ? 'TRUCK' : 'VESSEL',
  out_mode: told.calls[1] === '' ? 'TRUCK' : 'VESSEL',
  flow: told.calls[1] === '' ? 'IMPORT' : 'EXPORT',
  line: told.calls.includes('V2') ? 'Egret Feeders' : 'Heron Line',
  in_visit_id: told.calls[0],
  out_visit_id: told.calls[1],
  block_id: 'Y1',
  arrived_at: at(told.arrived),
  yard_in: at(told.yardIn),
  yard_out: maybeAt(told.yardOut),
  left_at: maybeAt(told.left),
  version: 1,
})

/** The boxes whose yard side the page tells. Into the yard: set-down in the stack; out of it: pick. */
export const CONTAINER_VISITS: readonly ContainerVisitFact[] = [
  container('B01', {
    number: 'QWYU0000012',
    length: 40,
    calls: ['V1', ''],
    arrived: '18:48',
    yardIn: '18:59',
    yardOut: null,
    left: null,
  }),
  container('B02', {
    number: 'QWYU0000028',
    length: 20,
    calls: ['V1', ''],
    arrived: '18:51',
    yardIn: '19:10',
    yardOut: null,
    left: null,
  }),
  container('B03', {
    number: 'QWYU0000033',
    length: 20,
    calls: ['V1', ''],
    arrived: '18:51',
    yardIn: '19:13',
    yardOut: null,
    left: null,
  }),
  container('B10', {
    number: 'QWYU0000100',
    length: 40,
    calls: ['', 'V1'],
    arrived: '2026-02-27 10:00',
    yardIn: '2026-02-27 10:30',
    yardOut: '18:54',
    left: '19:04',
  }),
  container('B16', {
    number: 'QWYU0000162',
    length: 40,
    calls: ['', 'V2'],
    arrived: '2026-02-28 09:00',
    yardIn: '2026-02-28 09:20',
    yardOut: '20:17',
    left: '20:35',
  }),
  container('B17', {
    number: 'QWYU0000178',
    length: 20,
    calls: ['', 'V2'],
    arrived: '2026-02-28 11:00',
    yardIn: '2026-02-28 11:20',
    yardOut: '20:31',
    left: '20:49',
  }),
  container('B18', {
    number: 'QWYU0000183',
    length: 20,
    calls: ['', 'V2'],
    arrived: '2026-02-28 11:00',
    yardIn: '2026-02-28 11:25',
    yardOut: '20:34',
    left: '20:49',
  }),
  container('B19', {
    number: 'QWYU0000199',
    length: 40,
    calls: ['', 'V2'],
    arrived: '2026-03-01 15:00',
    yardIn: '2026-03-01 15:30',
    yardOut: '20:49',
    left: '21:06',
  }),
  container('B20', {
    number: 'QWYU0000202',
    length: 40,
    calls: ['V0', ''],
    arrived: '2026-02-25 06:00',
    yardIn: '2026-02-25 06:30',
    yardOut: '19:06',
    left: '19:14',
  }),
  container('B21', {
    number: 'QWYU0000218',
    length: 40,
    calls: ['', 'V9'],
    arrived: '20:45',
    yardIn: '21:02',
    yardOut: null,
    left: null,
  }),
]
