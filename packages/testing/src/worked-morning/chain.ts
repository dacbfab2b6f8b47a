import type {
  CyclePhase,
  CyclePhaseFact,
  ForecastFact,
  LegFact,
  WaitFact,
  WorkInstructionFact,
} from '@quaywise/domain'
import { at, maybeAt } from '../worked-terminal/setting.ts'
import { ORIGIN } from './origin.ts'

type Stamped = {
  readonly op: WorkInstructionFact['op']
  readonly unit: string
  /** Created, dispatched, started, confirmed. */
  readonly at: readonly [string, string, string, string]
  readonly due?: string
  /** Place in the queue by plan and as done. */
  readonly seq?: readonly [number, number]
}

const instruction = (wiId: string, told: Stamped): WorkInstructionFact => ({
  ...ORIGIN,
  wi_id: wiId,
  unit_id: told.unit,
  op: told.op,
  visit_id: told.op === 'DELIVER' ? '' : 'V3',
  wq_id: told.op === 'DELIVER' ? '' : 'W51',
  qc_id: told.op === 'DELIVER' ? '' : 'Q3',
  block_id: 'Y2',
  truck_visit_id: told.op === 'DELIVER' ? 'TR5' : '',
  seq_plan: told.seq?.[0] ?? 0,
  seq_actual: told.seq?.[1] ?? 0,
  from_loc: '',
  to_loc: '',
  twin_wi: '',
  priority: 0,
  cancelled: 0,
  due_at: maybeAt(told.due ?? null),
  created_at: at(told.at[0]),
  dispatched_at: at(told.at[1]),
  started_at: at(told.at[2]),
  picked_at: null,
  delivered_at: at(told.at[3]),
  confirmed_at: at(told.at[3]),
})

/** Five instructions carried out and one cancelled. */
export const INSTRUCTIONS: readonly WorkInstructionFact[] = [
  instruction('I1', { op: 'DISC', unit: 'U1', at: ['08:20', '08:30', '08:40', '09:06'], seq: [1, 1] }),
  instruction('I2', { op: 'DISC', unit: 'U2', at: ['08:20', '08:40', '08:50', '09:12'], seq: [2, 3] }),
  instruction('I3', { op: 'DISC', unit: 'U3', at: ['08:20', '08:44', '08:50', '09:08'], seq: [3, 2] }),
  instruction('I4', {
    op: 'LOAD',
    unit: 'U4',
    at: ['09:00', '09:24', '09:26', '09:50'],
    due: '09:20',
    seq: [4, 4],
  }),
  instruction('I5', { op: 'DELIVER', unit: 'U5', at: ['08:54', '08:56', '09:06', '09:15'], due: '09:10' }),
  {
    ...instruction('I6', { op: 'LOAD', unit: 'U13', at: ['09:00', '09:24', '09:26', '09:30'] }),
    cancelled: 1,
    dispatched_at: null,
    started_at: null,
    delivered_at: null,
  },
]

const LEG = {
  ...ORIGIN,
  wi_id: 'I4',
  unit_id: 'U4',
  op: 'LOAD',
  visit_id: 'V3',
  qc_id: 'Q3',
  block_id: 'Y2',
} as const

/** The way of U4 to the ship: out of the stack, along the road, over the quay. */
export const LEGS: readonly LegFact[] = [
  {
    ...LEG,
    seq: 1,
    stage: 'ASC_OUT',
    eq_kind: 'ASC',
    eq_id: 'Y2W',
    started_at: at('09:30'),
    ended_at: at('09:34'),
    wait_ms: 240_000,
    wait_root: 'ASC_WATER',
  },
  {
    ...LEG,
    seq: 2,
    stage: 'AGV',
    eq_kind: 'AGV',
    eq_id: 'A3',
    started_at: at('09:36'),
    ended_at: at('09:46'),
    wait_ms: 120_000,
    wait_root: 'ASC_WATER',
  },
  {
    ...LEG,
    seq: 3,
    stage: 'QC',
    eq_kind: 'QC',
    eq_id: 'Q3',
    started_at: at('09:46'),
    ended_at: at('09:50'),
    wait_ms: 360_000,
    wait_root: 'AGV',
  },
]

const CRANE_WAIT = {
  ...ORIGIN,
  eq_kind: 'QC',
  eq_id: 'Q3',
  kind: 'STARVED',
  op: 'LOAD',
  visit_id: 'V3',
  qc_id: 'Q3',
  block_id: 'Y2',
} as const

/** The waits of the crane by who they are laid to, and those of the vehicle and of a truck. */
export const WAITS: readonly WaitFact[] = [
  {
    ...CRANE_WAIT,
    root: 'ASC_WATER',
    root_eq_id: 'Y2W',
    root_state: 'RESHUFFLE',
    root_op: 'LOAD',
    wi_id: 'I4',
    started_at: at('09:40'),
    ended_at: at('09:43'),
  },
  {
    ...CRANE_WAIT,
    root: 'AGV',
    root_eq_id: 'A3',
    root_state: 'TRAVEL_LADEN',
    root_op: 'LOAD',
    wi_id: 'I4',
    started_at: at('09:43'),
    ended_at: at('09:46'),
  },
  {
    ...CRANE_WAIT,
    kind: 'BLOCKED',
    root: 'QC',
    root_eq_id: 'Q3',
    root_state: 'LOWER',
    root_op: 'LOAD',
    wi_id: '',
    started_at: at('10:20'),
    ended_at: at('10:24'),
  },
  {
    ...CRANE_WAIT,
    eq_kind: 'AGV',
    eq_id: 'A3',
    root: 'ASC_WATER',
    root_eq_id: 'Y2W',
    root_state: 'RESHUFFLE',
    root_op: 'LOAD',
    wi_id: 'I4',
    started_at: at('09:34'),
    ended_at: at('09:36'),
  },
  {
    ...CRANE_WAIT,
    eq_kind: 'TRUCK',
    eq_id: 'TR5',
    op: 'DELIVER',
    visit_id: '',
    qc_id: '',
    root: 'ASC_LAND',
    root_eq_id: 'Y2L',
    root_state: 'RESHUFFLE',
    root_op: 'DELIVER',
    wi_id: 'I5',
    started_at: at('09:02'),
    ended_at: at('09:10'),
  },
]

const phase = (
  cycle: Pick<CyclePhaseFact, 'eq_kind' | 'eq_id' | 'cycle_id' | 'trolley'>,
  name: CyclePhase,
  [from, to]: readonly [string, string],
): CyclePhaseFact => ({
  ...ORIGIN,
  ...cycle,
  seq: 1,
  phase: name,
  started_at: at(from),
  ended_at: at(to),
  from_x: 170,
  from_y: -20,
  from_z: 20,
  to_x: 170,
  to_y: 33,
  to_z: 12,
  load_kg: 20_000,
  soc: 0,
})

const C1 = { eq_kind: 'QC', eq_id: 'Q3', cycle_id: 'C1', trolley: 'main' } as const
const G1 = { eq_kind: 'AGV', eq_id: 'A3', cycle_id: 'G1', trolley: '' } as const
const E1 = { eq_kind: 'ASC', eq_id: 'Y2W', cycle_id: 'E1', trolley: '' } as const

/** Lift C1 from its first hoist to its set-down, the drives of trip G1, the beginning of move E1. */
export const PHASES: readonly CyclePhaseFact[] = [
  phase(C1, 'HOIST_UP', ['08:40', '08:41']),
  phase(C1, 'TROLLEY', ['08:41', '08:43']),
  phase(C1, 'LOWER', ['08:43', '08:44']),
  phase(C1, 'POSITION', ['08:44', '08:46']),
  phase(C1, 'LOCK', ['08:46', '08:46:30']),
  phase(C1, 'HOIST_UP', ['08:46:30', '08:48']),
  phase(C1, 'TROLLEY', ['08:48', '08:49:30']),
  phase(C1, 'LOWER', ['08:49:30', '08:50']),
  phase(G1, 'TRAVEL_EMPTY', ['08:40', '08:46']),
  phase(G1, 'TRAVEL_LADEN', ['08:52', '08:57']),
  phase(E1, 'GANTRY', ['09:02', '09:04']),
  phase(E1, 'HOIST', ['09:04', '09:05']),
]

const forecast = (made: string, done: number, etc: readonly [string, string, string]): ForecastFact => ({
  ...ORIGIN,
  visit_id: 'V3',
  made_at: at(made),
  method: 'MODEL',
  etc_p10: at(etc[0]),
  etc_p50: at(etc[1]),
  etc_p90: at(etc[2]),
  done_boxes: done,
  planned_boxes: 7,
})

/** What was expected of V3's last lift, which was at 10:40. */
export const FORECASTS: readonly ForecastFact[] = [
  forecast('08:50', 1, ['10:10', '10:20', '10:30']),
  forecast('09:00', 3, ['10:00', '10:20', '10:50']),
  forecast('09:30', 4, ['10:44', '10:50', '11:00']),
  forecast('10:05', 6, ['10:30', '10:36', '10:42']),
]
