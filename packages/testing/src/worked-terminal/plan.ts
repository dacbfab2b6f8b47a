import type { CraneAssignmentFact, QuayOp, WorkPlanFact, WorkQueueFact } from '@quaywise/domain'
import { at } from './setting.ts'

const ORIGIN = { terminal_id: 'worked', source: 'worked' } as const

type Place = { visit: string; crane: string; bay: number; deck: 'DECK' | 'HOLD'; op: QuayOp; seq: number }

const queue = (wq_id: string, place: Place, from: string, to: string, planned: number): WorkQueueFact => ({
  ...ORIGIN,
  wq_id,
  visit_id: place.visit,
  eq_id: place.crane,
  bay: place.bay,
  deck_hold: place.deck,
  op: place.op,
  seq: place.seq,
  plan_start: at(from),
  plan_end: at(to),
  planned_boxes: planned,
})

/** The planned queues. W32 is the terminal's own restow: it promises no crane box. */
export const WORK_QUEUES: readonly WorkQueueFact[] = [
  queue('W11', { visit: 'V1', crane: 'Q1', bay: 10, deck: 'DECK', op: 'DISC', seq: 1 }, '18:45', '18:54', 3),
  queue('W12', { visit: 'V1', crane: 'Q1', bay: 10, deck: 'HOLD', op: 'DISC', seq: 2 }, '18:54', '19:00', 2),
  queue('W13', { visit: 'V1', crane: 'Q1', bay: 10, deck: 'HOLD', op: 'LOAD', seq: 3 }, '19:00', '19:03', 1),
  queue(
    'W14',
    { visit: 'V1', crane: 'Q1', bay: 10, deck: 'DECK', op: 'RESTOW_SHIP', seq: 4 },
    '19:03',
    '19:06',
    1,
  ),
  queue('W21', { visit: 'V1', crane: 'Q2', bay: 22, deck: 'DECK', op: 'DISC', seq: 1 }, '18:51', '19:00', 2),
  queue('W22', { visit: 'V1', crane: 'Q2', bay: 22, deck: 'DECK', op: 'LOAD', seq: 2 }, '19:00', '19:09', 3),
  queue('W31', { visit: 'V2', crane: 'Q2', bay: 6, deck: 'DECK', op: 'DISC', seq: 1 }, '19:54', '20:06', 2),
  queue(
    'W32',
    { visit: 'V2', crane: 'Q2', bay: 10, deck: 'DECK', op: 'RESTOW_SHIP', seq: 2 },
    '20:06',
    '20:12',
    0,
  ),
  queue('W41', { visit: 'V2', crane: 'Q1', bay: 6, deck: 'DECK', op: 'LOAD', seq: 1 }, '20:24', '20:48', 4),
]

/** The queue of an id; throws when the page does not know it. */
export const queueOf = (wqId: string): WorkQueueFact => {
  const found = WORK_QUEUES.find((q) => q.wq_id === wqId)
  if (!found) throw new Error(`no work queue ${wqId}`)
  return found
}

const plan = (wqId: string, hour: string, boxes: number): WorkPlanFact => {
  const { wq_id, visit_id, eq_id, op } = queueOf(wqId)
  return { ...ORIGIN, wq_id, visit_id, eq_id, op, hour_at: at(hour), boxes }
}

/** Planned boxes by queue and local hour: 7 from 18:00, 6 from 19:00, 5 from 20:00. */
export const WORK_PLANS: readonly WorkPlanFact[] = [
  plan('W11', '18:00', 3),
  plan('W12', '18:00', 2),
  plan('W21', '18:00', 2),
  plan('W13', '19:00', 1),
  plan('W14', '19:00', 1),
  plan('W22', '19:00', 3),
  plan('W31', '19:00', 1),
  plan('W31', '20:00', 1),
  plan('W41', '20:00', 4),
]

const assignment = (id: string, span: readonly [string, string], planned: number): CraneAssignmentFact => ({
  ...ORIGIN,
  assignment_id: id,
  visit_id: id.slice(0, 2),
  eq_id: id.slice(3),
  desk_id: id.endsWith('Q1') ? 'D1' : 'D2',
  started_at: at(span[0]),
  ended_at: at(span[1]),
  planned_boxes: planned,
})

/** The stretches of the cranes: first pick to last set-down. Between 20:18 and 20:30 nobody works V2. */
export const CRANE_ASSIGNMENTS: readonly CraneAssignmentFact[] = [
  assignment('V1-Q1', ['18:45', '19:15'], 7),
  assignment('V1-Q2', ['18:51', '19:09'], 5),
  assignment('V2-Q2', ['19:54', '20:18'], 2),
  assignment('V2-Q1', ['20:30', '21:06'], 4),
]
