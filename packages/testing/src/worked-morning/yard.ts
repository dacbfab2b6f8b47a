import type {
  ContainerVisitFact,
  SlotDecisionFact,
  SlotOutcomeFact,
  YardSnapshotFact,
} from '@quaywise/domain'
import { at, maybeAt } from '../worked-terminal/setting.ts'
import { ORIGIN } from './origin.ts'

const SNAPSHOT = { ...ORIGIN, block_id: 'Y2', capacity_slots: 35, ground_slots: 10 } as const

/** Block Y2 at four full hours, with what passed in the hour before each. */
export const SNAPSHOTS: readonly YardSnapshotFact[] = [
  {
    ...SNAPSHOT,
    hour_at: at('08:00'),
    boxes: 8,
    teu: 14,
    slots: 14,
    ground_used: 6,
    import_boxes: 3,
    export_boxes: 4,
    transhipment_boxes: 1,
    empty_boxes: 1,
    reefer_boxes: 2,
    dangerous_boxes: 0,
    plugs_used: 2,
    boxes_in: 4,
    boxes_out: 1,
  },
  {
    ...SNAPSHOT,
    hour_at: at('09:00'),
    boxes: 8,
    teu: 14,
    slots: 14,
    ground_used: 6,
    import_boxes: 3,
    export_boxes: 4,
    transhipment_boxes: 1,
    empty_boxes: 1,
    reefer_boxes: 2,
    dangerous_boxes: 1,
    plugs_used: 2,
    boxes_in: 0,
    boxes_out: 0,
  },
  {
    ...SNAPSHOT,
    hour_at: at('10:00'),
    boxes: 8,
    teu: 15,
    slots: 15,
    ground_used: 7,
    import_boxes: 3,
    export_boxes: 3,
    transhipment_boxes: 2,
    empty_boxes: 1,
    reefer_boxes: 3,
    dangerous_boxes: 1,
    plugs_used: 3,
    boxes_in: 2,
    boxes_out: 2,
  },
  {
    ...SNAPSHOT,
    hour_at: at('11:00'),
    boxes: 9,
    teu: 17,
    slots: 17,
    ground_used: 8,
    import_boxes: 3,
    export_boxes: 4,
    transhipment_boxes: 2,
    empty_boxes: 1,
    reefer_boxes: 3,
    dangerous_boxes: 1,
    plugs_used: 3,
    boxes_in: 1,
    boxes_out: 0,
  },
]

type Told = {
  readonly flow: ContainerVisitFact['flow']
  readonly calls: readonly [string, string]
  readonly arrived: string
  readonly yardIn: string
  readonly yardOut?: string
  readonly left?: string
}

const box = (unit_id: string, told: Told): ContainerVisitFact => ({
  ...ORIGIN,
  unit_id,
  container_no: `QWYU00009${unit_id.slice(1).padStart(2, '0')}`,
  iso_type: '45G1',
  length_ft: 40,
  full_empty: 'FULL',
  gross_kg: 20_000,
  reefer: 0,
  reefer_c: 0,
  imo_class: '',
  oog: 0,
  pol: '',
  pod: '',
  in_mode: told.calls[0] === '' ? 'TRUCK' : 'VESSEL',
  out_mode: told.calls[1] === '' ? 'TRUCK' : 'VESSEL',
  flow: told.flow,
  line: 'Gull Line',
  in_visit_id: told.calls[0],
  out_visit_id: told.calls[1],
  block_id: 'Y2',
  arrived_at: at(told.arrived),
  yard_in: at(told.yardIn),
  yard_out: maybeAt(told.yardOut ?? null),
  left_at: maybeAt(told.left ?? null),
  version: 1,
})

/** Two boxes that leave in the morning and four that stay. */
export const BOXES: readonly ContainerVisitFact[] = [
  box('U4', {
    flow: 'BRANCH_TRUNK',
    calls: ['V0', 'V3'],
    arrived: '2026-02-26 09:02',
    yardIn: '2026-02-26 09:30',
    yardOut: '09:30',
    left: '09:50',
  }),
  box('U5', {
    flow: 'IMPORT',
    calls: ['V0', ''],
    arrived: '2026-02-24 08:40',
    yardIn: '2026-02-24 09:10',
    yardOut: '09:10',
    left: '09:26',
  }),
  box('U1', { flow: 'IMPORT', calls: ['V3', ''], arrived: '08:50', yardIn: '09:06' }),
  box('U6', { flow: 'EXPORT', calls: ['', 'V9'], arrived: '08:54', yardIn: '09:20' }),
  box('U8', { flow: 'EXPORT', calls: ['', 'V9'], arrived: '09:53', yardIn: '10:14' }),
  box('U9', { flow: 'IMPORT', calls: ['V0', ''], arrived: '2026-02-20 10:30', yardIn: '2026-02-20 11:00' }),
]

const DECISION = {
  ...ORIGIN,
  block_id: 'Y2',
  algorithm: 'weighted',
  weights_version: 1,
  row: 1,
  tier: 2,
  score: 3,
  second_score: 3.5,
  excluded: [],
  override_reason: '',
} as const

/** Three choices of a slot; a person overrode one. */
export const DECISIONS: readonly SlotDecisionFact[] = [
  {
    ...DECISION,
    decision_id: 'SD1',
    at: at('09:02'),
    unit_id: 'U1',
    op: 'DISC',
    bay: 1,
    candidates: 12,
    decided_by: 'ALGORITHM',
    latency_us: 800,
  },
  {
    ...DECISION,
    decision_id: 'SD2',
    at: at('09:17'),
    unit_id: 'U6',
    op: 'RECEIVE',
    bay: 4,
    candidates: 8,
    decided_by: 'PERSON',
    override_reason: 'Next to its group',
    latency_us: 1200,
  },
  {
    ...DECISION,
    decision_id: 'SD3',
    at: at('10:10'),
    unit_id: 'U8',
    op: 'RECEIVE',
    bay: 5,
    candidates: 10,
    decided_by: 'ALGORITHM',
    latency_us: 1000,
  },
]

const outcome = (
  decision: string,
  unit: string,
  reason: SlotOutcomeFact['move_reason'],
  cost: readonly [expected: number, realised: number],
  ended: string,
): SlotOutcomeFact => ({
  ...ORIGIN,
  block_id: 'Y2',
  decision_id: decision,
  unit_id: unit,
  op: 'RECEIVE',
  started_at: at('08:10'),
  ended_at: at(ended),
  move_reason: reason,
  score: cost[0],
  realised: cost[1],
})

/** Four boxes that left the slots chosen for them: one is tidied, one stands in the way of another. */
export const OUTCOMES: readonly SlotOutcomeFact[] = [
  outcome('SD5', 'U13', 'PROD', [40, 38], '08:40'),
  outcome('SD6', 'U14', 'RESHUFFLE', [36, 116], '09:22'),
  outcome('SD7', 'U15', 'HOUSEKEEP', [44, 134], '09:50'),
  outcome('SD8', 'U16', 'PROD', [30, 26], '10:58'),
]
