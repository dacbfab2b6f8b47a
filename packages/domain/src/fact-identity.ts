import type { FactName, Facts } from './facts.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What makes a row of a table the row that it is, and where to look for it. */
export type FactIdentity<Row = Record<string, unknown>> = {
  /** The columns that name the thing, next to the terminal: two rows with the same values are one thing. */
  readonly keys: readonly (keyof Row & string)[]
  /** The instant near which an earlier telling of the thing is looked for; null where the keys alone find it. */
  readonly time: (keyof Row & string) | null
  /** How far, either way, a correction may move that instant and still be known as the same thing, in milliseconds. */
  readonly reachMs: number
  /** The spans by which the table is parted; null where it is one. */
  readonly parts: 'day' | 'week' | 'month' | null
  /** Whether the instant says that something has happened, so that a clock that stands may move on to it. */
  readonly happened: boolean
  /** The columns that name the machine or call whose intervals are cut at local hours; null for all other tables. */
  readonly cutFor: readonly (keyof Row & string)[] | null
  /** Whether the first telling stands: what its keys do not say may differ the next time and means nothing. */
  readonly firstStands: boolean
}

type Declared<Row> = Pick<FactIdentity<Row>, 'keys'> & Partial<Omit<FactIdentity<Row>, 'keys'>>

const NOTHING = {
  time: null,
  reachMs: 0,
  parts: null,
  happened: false,
  cutFor: null,
  firstStands: false,
} as const

const identities = <T extends { readonly [Name in FactName]: Declared<Facts[Name]> }>(
  declared: T,
): { readonly [Name in FactName]: FactIdentity<Facts[Name]> } => {
  const whole = Object.entries(declared).map(([name, identity]) => [name, { ...NOTHING, ...identity }])
  // Every declaration is completed by the same defaults.
  return Object.fromEntries(whole) as { readonly [Name in FactName]: FactIdentity<Facts[Name]> }
}

/** Events that are told once they are over: their end is seldom corrected by more than hours. */
const event = { reachMs: 2 * DAY, parts: 'month', happened: true } as const
/** Rows whose instant is part of what they are. */
const moment = { reachMs: 0, parts: 'month', happened: true } as const
const plan = { reachMs: 14 * DAY, parts: 'month' } as const

/** The identity of the rows of every table. A row is taken in once under it; the newest telling stands. */
export const FACT_IDENTITY = identities({
  vessel_visit: { keys: ['visit_id'] },
  visit_time: {
    ...{ keys: ['visit_id', 'started_at', 'category'], time: 'started_at', ...moment },
    cutFor: ['visit_id'],
  },
  che_cycle: { keys: ['cycle_id'], time: 'ended_at', ...event },
  crane_time: { keys: ['eq_id', 'started_at'], time: 'started_at', ...moment, cutFor: ['eq_id'] },
  crane_assignment: { keys: ['assignment_id'], time: 'started_at', ...event },
  work_queue: { keys: ['wq_id'], time: 'plan_start', ...plan },
  work_plan: { keys: ['wq_id', 'hour_at'], time: 'hour_at', ...plan, reachMs: 0 },
  che_state: {
    ...{ keys: ['eq_kind', 'eq_id', 'started_at'], time: 'started_at', ...moment },
    cutFor: ['eq_kind', 'eq_id'],
  },
  fault: { keys: ['fault_id'], time: 'started_at', ...event },
  truck_visit: { keys: ['truck_visit_id'], time: 'arrived_at', ...event },
  truck_transaction: { keys: ['transaction_id'], time: 'service_ended_at', ...event },
  container_visit: { keys: ['unit_id'] },
  equipment: { keys: ['eq_kind', 'eq_id'] },
  berth: { keys: ['berth_id'] },
  block: { keys: ['block_id'] },
  port_call_event: {
    ...{ keys: ['visit_id', 'stamp', 'classifier', 'seq', 'received_at'], time: 'received_at' },
    ...moment,
  },
  forecast: { keys: ['visit_id', 'method', 'made_at'], time: 'made_at', ...moment, happened: false },
  work_instruction: { keys: ['wi_id'], time: 'confirmed_at', ...event },
  leg: { keys: ['wi_id', 'seq'], time: 'ended_at', ...event },
  wait: { keys: ['eq_kind', 'eq_id', 'kind', 'started_at'], time: 'started_at', ...moment },
  cycle_phase: {
    ...{ keys: ['cycle_id', 'trolley', 'seq'], time: 'started_at', ...event },
    ...{ reachMs: 6 * HOUR, parts: 'week' },
  },
  telemetry: { keys: ['eq_kind', 'eq_id', 'trolley', 'at'], time: 'at', ...moment, parts: 'day' },
  yard_move: { keys: ['move_id'], time: 'ended_at', ...event },
  yard_snapshot: { keys: ['block_id', 'hour_at'], time: 'hour_at', ...moment },
  slot_decision: { keys: ['decision_id'], time: 'at', ...event },
  slot_candidate: { keys: ['decision_id', 'rank'], time: 'at', ...event, reachMs: 6 * HOUR },
  slot_outcome: { keys: ['decision_id'], time: 'ended_at', ...event },
  truck_appointment: { keys: ['appointment_id'], time: 'booked_at', ...plan },
  weather: { keys: ['at'], time: 'at', ...moment },
  vessel: { keys: ['imo', 'name'] },
  service: { keys: ['service'] },
  slot: { keys: ['block_id', 'bay', 'row', 'tier'] },
  truck_company: { keys: ['company'] },
  shift: { keys: ['started_at', 'shift_id'], time: 'started_at' },
  op_mode: { keys: ['op'] },
  delay_code: { keys: ['code'] },
  parameter_version: { keys: ['key', 'version'] },
  stow_position: {
    keys: ['visit_id', 'plan', 'op', 'bay', 'row', 'tier', 'container_no'],
  },
  load_list: { keys: ['visit_id', 'op', 'entry'] },
  equipment_order: { keys: ['order_id'] },
  verified_mass: { keys: ['container_no'] },
  source_memory: { keys: ['kind', 'name'] },
  fact_place: { keys: ['fact', 'name', 'at'] },
  message: { keys: ['type', 'sender', 'reference', 'text'], firstStands: true },
  message_subject: { keys: ['subject_kind', 'subject_id', 'batch_id', 'seq'] },
})
