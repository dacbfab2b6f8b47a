import {
  type HeldParameters,
  PARAMETER_DEFAULTS,
  type ParameterKey,
  type ParameterValue,
} from '@quaywise/domain'
import { engineInstant } from './window.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const FIRST = Date.UTC(2026, 10, 7, 16)
export const LAST = FIRST + 10 * DAY
/** When the parameters change: in the middle of an hour, of intervals and of calls. */
export const SEAM = Date.UTC(2026, 10, 12, 10, 17, 30)
export const [OLD, NEW] = [
  { from: FIRST, to: SEAM },
  { from: SEAM, to: LAST },
]
export const WHOLE = { from: FIRST, to: LAST }

const CHANGED: Readonly<Partial<Record<ParameterKey, ParameterValue>>> = {
  'cycle.valid_from_s': 100,
  'cycle.valid_to_s': 300,
  'standard.qc_percent': 80,
  'standard.qc_load_percent': 130,
  'standard.asc_percent': 70,
  'standard.agv_empty_mps': 5,
  'standard.agv_laden_mps': 4,
  'delay.crane_from_s': 600,
  'oee.maintenance_planned': true,
  'teu.forty_five': 2,
  'yard.capacity_percent': 90,
  'appointment.tolerance_min': 100,
  'appointment.missed_min': 180,
  'target.vmph.trunk': 80,
  'target.on_time_min': 30,
}
/** What holds after the change. */
export const changedValues = { ...PARAMETER_DEFAULTS, ...CHANGED } as HeldParameters['values']
/** The defaults until an instant, then the changed values. */
export const steppingAt = (at: number): HeldParameters => ({
  values: changedValues,
  history: new Map(
    (Object.keys(CHANGED) as ParameterKey[]).map((key) => [
      key,
      [
        { from: Number.NEGATIVE_INFINITY, value: PARAMETER_DEFAULTS[key] },
        { from: at, value: changedValues[key] },
      ],
    ]),
  ),
})
export const STEPPING = steppingAt(SEAM)

let state = 7
/** The same numbers at every run. */
const draw = (least: number, most: number): number => {
  state = (state * 48_271) % 2_147_483_647
  return least + (state % (most - least + 1))
}
const one = <T>(of: readonly T[]): T => of[draw(0, of.length - 1)] as T
const text = (at: number): string => engineInstant(at)
const place = { terminal_id: 'worked' } as const

type Row = Readonly<Record<string, string | number | null>>

const cycle = (eq_kind: string, endedAt: number, more: Row): Row => ({
  ...{ ...place, eq_kind, eq_id: `${eq_kind}${draw(1, 3)}`, cycle_id: String(endedAt), trolley: '' },
  ...{ lift_kind: '', op: one(['LOAD', 'DISC']), visit_id: one(['V1', 'V2', 'V3']), deck_hold: 'DECK' },
  ...{ started_at: text(endedAt - draw(20, 400) * 1000), ended_at: text(endedAt) },
  ...{
    standard_ms: draw(60, 160) * 1000,
    boxes: 1,
    crane_boxes: 1,
    throughput_boxes: 1,
    first_right: 1,
    teu: one([1, 2, 2.25]),
  },
  ...{ empty_m: draw(50, 400), laden_m: draw(50, 400), move_reason: 'PROD', ...more },
})
const lift = (endedAt: number): Row => cycle('QC', endedAt, { trolley: 'main', lift_kind: 'BOX' })
const times = (count: number): readonly number[] =>
  Array.from({ length: count }, () => draw(0, 10 * 24 * 60 - 1) * MINUTE + FIRST + draw(1, 59_000))
/** Beside the seam and on it. */
const NEAR_SEAM = [-1, 0, 1].map((off) => SEAM + off)

export const CYCLES = [
  ...[...times(900), ...NEAR_SEAM].map(lift),
  ...times(300).map((at) => cycle('AGV', at, {})),
  ...times(300).map((at) => cycle('ASC', at, { trolley: '' })),
]
const intervals = (most: number, of: (startedAt: number, endedAt: number) => Row): readonly Row[] => {
  const rows: Row[] = []
  for (let at = FIRST - HOUR; at < LAST + HOUR; ) {
    const end = at + draw(1, most) * MINUTE
    rows.push(of(at, end))
    at = end
  }
  return rows
}
const span = (startedAt: number, endedAt: number) => ({
  started_at: text(startedAt),
  ended_at: text(endedAt),
})
const STATES = intervals(400, (from, to) => ({
  ...{ ...place, eq_kind: 'QC', eq_id: 'QC1', state: one(['WORKING', 'MAINT', 'IDLE', 'FAULT']) },
  ...span(from, to),
}))
/** Under maintenance over the seam, and waiting for a vehicle over it for longer than a wait must be from then on. */
const ACROSS = {
  state: { ...place, eq_kind: 'QC', eq_id: 'QC2', state: 'MAINT', ...span(SEAM - HOUR, SEAM + 2 * HOUR) },
  wait: {
    ...{
      ...place,
      eq_kind: 'QC',
      eq_id: 'QC2',
      kind: 'W_AGV',
      root: 'AGV_FLEET',
      op: 'LOAD',
      visit_id: 'V1',
    },
    ...span(SEAM - 7 * MINUTE, SEAM + 8 * MINUTE),
  },
}
const WAITS = intervals(60, (from, to) => ({
  ...{ ...place, eq_kind: 'QC', eq_id: 'QC1', kind: 'W_AGV', root: 'AGV_FLEET', op: 'LOAD', visit_id: 'V1' },
  ...span(from, Math.min(to, from + draw(1, 20) * MINUTE)),
}))
/** Slots end every ten minutes; many fall due on one side of the seam by the old tolerance, on the other by the new. */
export const APPOINTMENTS = Array.from({ length: 10 * 24 * 6 }, (_, i): Row => {
  const slotTo = FIRST + i * 10 * MINUTE
  return {
    ...{ ...place, appointment_id: `A${i}`, company: 'C', kind: 'RECEIVE' },
    ...{ slot_from: text(slotTo - HOUR), slot_to: text(slotTo), state: 'KEPT', version: 1 },
    arrived_at: text(slotTo + draw(-120, 240) * MINUTE),
  }
})
const CALLS = ['V1', 'V2', 'V3'].map((visit_id, i): Row => {
  const departs = [SEAM - 2 * DAY, SEAM + HOUR, SEAM + 2 * DAY][i] ?? SEAM
  const stamp = text(departs - DAY)
  return {
    ...{ ...place, visit_id, vessel: visit_id, trunk_branch: 'TRUNK', own_ship: 'OWN', version: 1 },
    ...{ ata: text(FIRST), atb: stamp, etb: text(departs - DAY - HOUR), etd: text(departs + HOUR) },
    ...{ atd: text(departs), counted_at: text(departs), sort_at: stamp, first_lift: stamp },
  }
})
const WORK = ['V1', 'V2', 'V3'].map(
  (visit_id, i): Row => ({
    ...{ ...place, visit_id, category: 'OPERATION', version: 1 },
    ...span(SEAM - (3 - i) * DAY, SEAM - (2 - i) * DAY),
  }),
)
const SNAPSHOTS = Array.from({ length: 10 * 24 }, (_, i): Row => {
  const counts = { boxes: draw(10, 90), slots: draw(10, 90), teu: draw(10, 90), capacity_slots: 97 }
  return { ...place, block_id: 'B1', hour_at: text(FIRST + i * HOUR), ...counts }
})

/** The facts by their tables. */
export const TABLES: Readonly<Record<string, readonly Row[]>> = {
  ...{ che_cycle: CYCLES, che_state: [...STATES, ACROSS.state], wait: [...WAITS, ACROSS.wait] },
  ...{ truck_appointment: APPOINTMENTS, vessel_visit: CALLS, visit_time: WORK, yard_snapshot: SNAPSHOTS },
}
