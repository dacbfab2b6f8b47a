import { CRANE_TIME_CATEGORIES, type ShiftCalendar, shiftsBetween } from '@quaywise/domain'
import type { CallFacts, LiftFact, QueueFact, TimeFact } from '@quaywise/forecast'
import type { Reader } from '@quaywise/report-kit/compile'
import { instantOf, number, text } from './engine-value.ts'

type Row = Awaited<ReturnType<Reader['query']>>[number]

const OF_CALL = 'terminal_id = {terminal:String} AND visit_id = {visit:String}'
const VISIT = `SELECT trunk_branch = 'TRUNK' AS trunk, coalesce(etc_plan, etd) AS due, atd, sort_at
FROM quaywise.vessel_visit FINAL WHERE ${OF_CALL}`
const QUEUES = `SELECT wq_id, eq_id, bay, toString(deck_hold) AS deck_hold, toString(op) AS op, plan_start, plan_end, planned_boxes
FROM quaywise.work_queue WHERE ${OF_CALL} ORDER BY plan_start, seq LIMIT 5000`
const LIFTS = `SELECT wq_id, eq_id, toString(op) AS op, toString(deck_hold) AS deck_hold, ended_at, crane_boxes, twin,
  dateDiff('millisecond', started_at, ended_at) AS ms
FROM quaywise.che_cycle WHERE ${OF_CALL} AND eq_kind = 'QC' AND trolley = 'main' AND lift_kind = 'BOX' ORDER BY ended_at LIMIT 20000`
const TIMES = `SELECT wq_id, eq_id, toString(category) AS category, started_at, ended_at
FROM quaywise.crane_time WHERE ${OF_CALL} ORDER BY started_at LIMIT 100000`

/** As long as a call may last. */
const LONGEST = 7 * 86_400_000

/** A call with its facts, and when it left; null when the terminal has no such call. */
export type KnownCall = { readonly facts: CallFacts; readonly atd: number | null }

/** Reads everything that a forecast of one call looks at. */
export const factsOfCall = async (
  terminal: { readonly id: string; readonly zone: string },
  visit: string,
  { query }: Reader,
  shifts: ShiftCalendar,
): Promise<KnownCall | null> => {
  const params = { terminal: terminal.id, visit }
  const [[call], queues, lifts, times] = await Promise.all([
    query(VISIT, params),
    query(QUEUES, params),
    query(LIFTS, params),
    query(TIMES, params),
  ])
  if (!call) return null
  const first = instantOf(lifts[0]?.ended_at ?? queues[0]?.plan_start ?? call.sort_at) ?? 0
  const facts: CallFacts = {
    visit,
    trunk: number(call.trunk) === 1,
    queues: queues.map(queueOf),
    lifts: lifts.map(liftOf),
    times: times.flatMap(timeOf),
    shiftChanges: shiftsBetween(first, first + LONGEST, terminal.zone, shifts).map(({ start }) => start),
    dueAt: instantOf(call.due),
  }
  return { facts, atd: instantOf(call.atd) }
}

const queueOf = (row: Row): QueueFact => ({
  ...{ queue: text(row.wq_id), crane: text(row.eq_id), bay: number(row.bay) },
  ...{ op: text(row.op), deckHold: text(row.deck_hold), boxes: number(row.planned_boxes) },
  planStart: instantOf(row.plan_start) ?? 0,
  planEnd: instantOf(row.plan_end) ?? 0,
})

const liftOf = (row: Row): LiftFact => ({
  ...{ queue: text(row.wq_id), crane: text(row.eq_id), op: text(row.op), deckHold: text(row.deck_hold) },
  ...{ at: instantOf(row.ended_at) ?? 0, ms: number(row.ms), boxes: number(row.crane_boxes) },
  twin: number(row.twin) === 1,
})

const timeOf = (row: Row): readonly TimeFact[] => {
  const category = CRANE_TIME_CATEGORIES.find((known) => known === row.category)
  if (!category) return []
  const [from, to] = [instantOf(row.started_at) ?? 0, instantOf(row.ended_at) ?? 0]
  return [{ crane: text(row.eq_id), queue: text(row.wq_id), category, from, to }]
}
