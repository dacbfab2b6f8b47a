import type {
  CheCycleFact,
  CraneAssignmentFact,
  CraneTimeCategory,
  CraneTimeFact,
  PortCallEventFact,
  VesselVisitFact,
  VisitTimeFact,
} from '@quaywise/domain'
import { BLANK_CYCLE } from '../worked-terminal/blank-cycle.ts'
import { at } from '../worked-terminal/setting.ts'
import { ORIGIN } from './origin.ts'

const QUEUE = { visit_id: 'V3', wq_id: 'W51', desk_id: 'D1' } as const

/** V3, a trunk call of 300 m at berth B1, worked by one crane. */
export const CALL: VesselVisitFact = {
  ...ORIGIN,
  visit_id: 'V3',
  vessel: 'Grey Gull',
  imo: '9999979',
  voyage_in: '003W',
  voyage_out: '003E',
  line: 'Gull Line',
  service: 'Long Loop',
  trunk_branch: 'TRUNK',
  own_ship: 'OWN',
  loa_m: 300,
  berth_id: 'B1',
  berth_from_m: 20,
  berth_to_m: 320,
  bollards: '1-16',
  plan_load: 3,
  plan_disc: 4,
  plan_restow: 0,
  plan_cranes: 1,
  eta: at('07:00'),
  ata: at('07:30'),
  pbp: at('07:40'),
  etb: at('08:00'),
  atb: at('08:10'),
  all_fast: at('08:15'),
  gangway: at('08:20'),
  ready_for_cargo: at('08:30'),
  first_lift: at('08:40'),
  last_lift: at('10:40'),
  lashing_done: at('10:45'),
  etc_plan: at('10:30'),
  atc: at('10:50'),
  ready_to_sail: at('10:52'),
  etd: at('11:00'),
  atd: at('10:58'),
  counted_at: at('10:58'),
  sort_at: at('08:10'),
  missing_stamps: [],
  quality: 100,
  remarks: '',
  version: 1,
}

const plan = (seq: number, berthing: string, received: string): PortCallEventFact => ({
  ...ORIGIN,
  visit_id: 'V3',
  stamp: 'etb',
  classifier: 'PLN',
  seq,
  at: at(berthing),
  received_at: at(received),
  reported_by: 'TERMINAL',
  remark: '',
})

/** Two plans for the berthing: the second came twelve hours before it. */
export const PORT_CALL_EVENTS: readonly PortCallEventFact[] = [
  plan(1, '05:00', '2026-02-27 09:00'),
  plan(2, '08:00', '2026-03-01 20:00'),
]

const stay = (category: VisitTimeFact['category'], from: string, to: string): VisitTimeFact => ({
  ...ORIGIN,
  visit_id: 'V3',
  berth_id: 'B1',
  category,
  started_at: at(from),
  ended_at: at(to),
  version: 1,
})

/** The stay of V3, split at the hours. */
export const STAY: readonly VisitTimeFact[] = [
  stay('WAIT', '07:30', '08:00'),
  stay('WAIT', '08:00', '08:10'),
  stay('MOORING', '08:10', '08:15'),
  stay('STARTUP', '08:15', '08:40'),
  stay('OPERATION', '08:40', '09:00'),
  stay('OPERATION', '09:00', '10:00'),
  stay('OPERATION', '10:00', '10:40'),
  stay('FINISH', '10:40', '10:58'),
]

type Lift = Partial<CheCycleFact> & { readonly unit_ids: readonly string[]; readonly teu: number }

const lift = (id: string, from: string, to: string, load: Lift): CheCycleFact => ({
  ...BLANK_CYCLE,
  ...QUEUE,
  eq_kind: 'QC',
  eq_id: 'Q3',
  cycle_id: id,
  started_at: at(from),
  ended_at: at(to),
  trolley: 'main',
  lift_kind: 'BOX',
  op: 'DISC',
  bay: 10,
  boxes: load.unit_ids.length,
  crane_boxes: load.unit_ids.length,
  throughput_boxes: load.unit_ids.length,
  standard_ms: 520_000,
  energy_kwh: 4,
  ...load,
})

/** Six lifts and a hatch cover. */
export const LIFTS: readonly CheCycleFact[] = [
  lift('C1', '08:40', '08:50', { unit_ids: ['U1'], teu: 2 }),
  lift('C2', '08:50', '09:00', { unit_ids: ['U2', 'U3'], teu: 2, twin: 1 }),
  lift('C3', '09:00', '09:06', { unit_ids: ['U10'], teu: 1 }),
  lift('C4', '09:22', '09:50', { op: 'LOAD', bay: 14, unit_ids: ['U4'], teu: 2, first_right: 0, remote: 1 }),
  lift('C5', '09:50', '10:00', { op: 'LOAD', bay: 14, unit_ids: ['U11'], teu: 2 }),
  {
    ...lift('H3', '10:00', '10:03', { op: 'LOAD', bay: 14, unit_ids: [], teu: 0 }),
    lift_kind: 'HATCH',
    standard_ms: 0,
  },
  lift('C6', '10:03', '10:40', { op: 'LOAD', bay: 14, unit_ids: ['U12'], teu: 2 }),
]

const time = (category: CraneTimeCategory, from: string, to: string): CraneTimeFact => ({
  ...ORIGIN,
  ...QUEUE,
  eq_id: 'Q3',
  assignment_id: 'V3-Q3',
  crew: '',
  bay: 10,
  deck_hold: 'DECK',
  op: at(from) < at('09:06') ? 'DISC' : 'LOAD',
  category,
  started_at: at(from),
  ended_at: at(to),
})

/** The two hours of Q3 on V3, split at the hours. */
export const CRANE_TIMES_OF_MORNING: readonly CraneTimeFact[] = [
  time('WORKING', '08:40', '09:00'),
  time('WORKING', '09:00', '09:06'),
  time('GANTRY', '09:06', '09:10'),
  time('FAULT', '09:10', '09:22'),
  time('WORKING', '09:22', '09:40'),
  time('AGV', '09:40', '09:46'),
  time('WORKING', '09:46', '10:00'),
  time('HATCH', '10:00', '10:03'),
  time('WORKING', '10:03', '10:13'),
  time('SHIP', '10:13', '10:17'),
  time('WORKING', '10:17', '10:20'),
  time('PLATFORM', '10:20', '10:24'),
  time('WORKING', '10:24', '10:40'),
]

/** Q3 on V3: first pick to last set-down. */
export const ASSIGNMENT: CraneAssignmentFact = {
  ...ORIGIN,
  assignment_id: 'V3-Q3',
  visit_id: 'V3',
  eq_id: 'Q3',
  desk_id: 'D1',
  started_at: at('08:40'),
  ended_at: at('10:40'),
  planned_boxes: 7,
}
