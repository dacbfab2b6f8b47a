import {
  type EntityAsk,
  type EntitySource,
  type EntityTold,
  measuresBy,
  refOf,
  type StepTold,
} from './entity-source.ts'
import { factsTold } from './facts-told.ts'
import { barBetween, epochOf, windowAround } from './instants.ts'
import { linksTold } from './links-told.ts'

const OF_UNIT = 'terminal_id = {terminal:String} AND unit_id = {id:String}'

const HEAD = `
SELECT unit_id, container_no, iso_type, toString(length_ft) AS length_ft, full_empty, gross_kg / 1000 AS gross_t, flow, line,
  in_visit_id, out_visit_id, block_id, pol, pod, imo_class, arrived_at, yard_in, yard_out, left_at
FROM quaywise.container_visit FINAL WHERE ${OF_UNIT}`

const STEPS = `
SELECT at, endAt, stage, kind, machine, op, from, to FROM (
  SELECT started_at AS at, ended_at AS endAt, if(trolley = 'portal', 'PORTAL', toString(eq_kind)) AS stage,
    toString(eq_kind) AS kind, toString(eq_id) AS machine, toString(op) AS op, from_loc AS from, to_loc AS to
  FROM quaywise.che_cycle WHERE terminal_id = {terminal:String} AND has(unit_ids, {id:String})
  UNION ALL
  SELECT service_started_at, service_ended_at, 'TRUCK', 'TRUCK', truck_visit_id, toString(kind),
    toString(if(kind = 'DELIVER', block_id, '')), toString(if(kind = 'RECEIVE', block_id, ''))
  FROM quaywise.truck_transaction WHERE ${OF_UNIT}
) ORDER BY at, endAt LIMIT 500`

const KIND_OF = { QC: 'crane', AGV: 'agv', ASC: 'asc', TRUCK: 'truck' } as const

const stepOf = (row: Readonly<Record<string, unknown>>): StepTold => {
  const text = (column: string) => String(row[column] ?? '')
  const kind = Object.entries(KIND_OF).find(([known]) => known === text('kind'))?.[1]
  return {
    ...{ at: text('at'), endAt: text('endAt'), of: 'stage', key: text('stage'), op: text('op') },
    ...{ from: text('from'), to: text('to'), name: text('machine') },
    opens: kind ? refOf(kind, text('machine')) : null,
  }
}

const LINKS = [
  {
    key: 'instructions',
    kind: 'instruction',
    select: `SELECT wi_id AS id, confirmed_at AS at, NULL AS count FROM quaywise.work_instruction WHERE ${OF_UNIT}`,
    order: 'at',
  },
  {
    key: 'trucks',
    kind: 'truck',
    select: `SELECT truck_visit_id AS id, max(service_ended_at) AS at, NULL AS count
      FROM quaywise.truck_transaction WHERE ${OF_UNIT} GROUP BY id`,
    order: 'at',
  },
] as const

const FACTS = [
  { column: 'unit_id', as: 'unit' },
  { column: 'iso_type' },
  { column: 'length_ft' },
  { column: 'full_empty', type: 'key', of: 'full_empty' },
  { column: 'gross_t', as: 'gross_kg', type: 'number', unit: 't' },
  { column: 'flow', as: 'container_flow', type: 'key', of: 'container_flow' },
  { column: 'line' },
  { column: 'in_visit_id', as: 'in_visit', opens: 'visit' },
  { column: 'out_visit_id', as: 'out_visit', opens: 'visit' },
  { column: 'block_id', as: 'block', opens: 'block' },
  { column: 'pol' },
  { column: 'pod' },
  { column: 'imo_class' },
  { column: 'arrived_at', type: 'instant' },
  { column: 'yard_in', type: 'instant' },
  { column: 'yard_out', type: 'instant' },
  { column: 'left_at', type: 'instant' },
] as const

const STATES = [
  ['left_at', 'LEFT'],
  ['yard_out', 'UNDER_WAY'],
  ['yard_in', 'IN_YARD'],
  ['arrived_at', 'UNDER_WAY'],
] as const

const stateOf = (row: Readonly<Record<string, unknown>>): EntityTold['state'] => {
  for (const [stamp, key] of STATES) {
    const at = epochOf(row, stamp)
    if (at !== null) return { of: 'box_state', key, at: new Date(at).toISOString() }
  }
  return { of: 'box_state', key: 'EXPECTED', at: null }
}

const read = async (ask: EntityAsk): Promise<EntityTold | null> => {
  const { id, terminal, reader, now } = ask
  const own = { terminal: terminal.id, id }
  const [[head], told, ...links] = await Promise.all([
    reader.query(HEAD, own),
    reader.query(STEPS, own),
    ...LINKS.map((group) => linksTold(group, own, ask)),
  ])
  if (!head && told.length === 0) return null
  const row = head ?? {}
  const steps = told.map(stepOf)
  const [arrived, yardIn, yardOut, left] = ['arrived_at', 'yard_in', 'yard_out', 'left_at'].map((column) =>
    epochOf(row, column),
  )
  const worked = steps.flatMap(({ at, endAt }) => [Date.parse(at), Date.parse(endAt ?? at)])
  const window = windowAround([arrived ?? null, left ?? now, ...worked], now)
  const lane = { lane: 'state', of: 'box_state' } as const
  return {
    name: String(row.container_no || id),
    state: head ? stateOf(head) : null,
    facts: factsTold(row, FACTS),
    lanes: ['state'],
    bars: [
      ...barBetween(arrived ?? null, yardIn ?? left ?? now, { ...lane, key: 'UNDER_WAY' }),
      ...barBetween(yardIn ?? null, yardOut ?? left ?? now, { ...lane, key: 'IN_YARD' }),
      ...barBetween(yardOut ?? null, left ?? now, { ...lane, key: 'UNDER_WAY' }),
    ],
    cut: false,
    ...{ window, shown: window, steps, links },
  }
}

/** A container on its way through the terminal: every step with its machine, its calls, instructions and trucks. */
export const container: EntitySource = {
  ...measuresBy('container', [
    'terminal_dwell',
    'yard_dwell',
    'instructions',
    'legs',
    'leg_wait_seconds',
    'leg_work_seconds',
    'leg_wait_share',
    'lead_time',
  ]),
  read,
}
