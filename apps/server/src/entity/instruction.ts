import type { EntityKind } from '@quaywise/contract'
import { boundsOf } from './bars-told.ts'
import {
  type BarTold,
  type EntityAsk,
  type EntitySource,
  type EntityTold,
  type LinksTold,
  measuresBy,
  refOf,
} from './entity-source.ts'
import { factsTold } from './facts-told.ts'
import { barBetween, epochOf, stampsTold, windowAround } from './instants.ts'

type EngineRow = Readonly<Record<string, unknown>>

const HEAD = `
SELECT * FROM quaywise.work_instruction WHERE terminal_id = {terminal:String} AND wi_id = {id:String}
ORDER BY ingested_at DESC LIMIT 1`

const LEGS = `
SELECT toString(stage) AS stage, toString(eq_kind) AS eq_kind, toString(eq_id) AS eq_id, started_at, ended_at, wait_ms
FROM quaywise.leg WHERE terminal_id = {terminal:String} AND wi_id = {id:String}
  AND ended_at > {from:DateTime64(3, 'UTC')} AND ended_at <= {to:DateTime64(3, 'UTC')}
ORDER BY ended_at, seq LIMIT 50`

const KIND_OF: Readonly<Record<string, EntityKind>> = { QC: 'crane', AGV: 'agv', ASC: 'asc', TRUCK: 'truck' }

const legBars = (leg: EngineRow): readonly BarTold[] => {
  const id = String(leg.eq_id)
  const kind = KIND_OF[String(leg.eq_kind)]
  const own = { lane: id, opens: kind ? refOf(kind, id) : null }
  const started = epochOf(leg, 'started_at')
  const waited = started === null ? null : started - Number(leg.wait_ms)
  return [
    ...barBetween(waited, started, { ...own, of: 'leg_part', key: 'WAIT' }),
    ...barBetween(started, epochOf(leg, 'ended_at'), { ...own, of: 'leg_stage', key: String(leg.stage) }),
  ]
}

const FACTS = [
  { column: 'op', type: 'key', of: 'op' },
  { column: 'unit_id', as: 'unit', opens: 'container' },
  { column: 'visit_id', as: 'visit', opens: 'visit' },
  { column: 'qc_id', as: 'crane', opens: 'crane' },
  { column: 'block_id', as: 'block', opens: 'block' },
  { column: 'truck_visit_id', as: 'truck_visit', opens: 'truck' },
  { column: 'from_loc' },
  { column: 'to_loc' },
  { column: 'seq_plan', type: 'number', unit: '1' },
  { column: 'seq_actual', type: 'number', unit: '1' },
  { column: 'priority', type: 'number', unit: '1' },
] as const

const STAMPS = [
  'created_at',
  'due_at',
  'dispatched_at',
  'started_at',
  'picked_at',
  'delivered_at',
  'confirmed_at',
]

const stateOf = (row: EngineRow): EntityTold['state'] => {
  const at = String(row.confirmed_at)
  if (Number(row.cancelled) === 1) return { of: 'instruction_state', key: 'CANCELLED', at }
  return { of: 'instruction_state', key: 'DONE', at }
}

const twinOf = (row: EngineRow): readonly LinksTold[] => {
  const id = String(row.twin_wi ?? '')
  const item = { opens: { kind: 'instruction', id }, at: null, count: null } as const
  return id === '' ? [] : [{ key: 'twin', unit: null, total: 1, items: [item] }]
}

const read = async (ask: EntityAsk): Promise<EntityTold | null> => {
  const { id, terminal, reader, now } = ask
  const own = { terminal: terminal.id, id }
  const [head] = await reader.query(HEAD, own)
  if (!head) return null
  const window = windowAround([epochOf(head, 'created_at'), epochOf(head, 'confirmed_at')], now)
  const legs = await reader.query(LEGS, { ...own, ...boundsOf(window) })
  const confirmed =
    Number(head.cancelled) === 1 ? { cancelled_at: head.confirmed_at, confirmed_at: null } : {}
  const bars = legs.flatMap(legBars)
  return {
    name: id,
    state: stateOf(head),
    facts: factsTold(head, FACTS),
    steps: stampsTold({ ...head, ...confirmed }, [...STAMPS, 'cancelled_at']),
    lanes: [...new Set(bars.map(({ lane }) => lane))],
    links: twinOf(head),
    ...{ window, shown: window, bars, cut: false },
  }
}

/** An instruction to move one box: its stamps, the stages of its way with the waits before them, and all that it names. */
export const instruction: EntitySource = {
  ...measuresBy('instruction', [
    'lead_time',
    'dispatch_time',
    'lateness',
    'legs',
    'leg_wait_seconds',
    'leg_work_seconds',
    'leg_wait_share',
  ]),
  read,
}
