import { boundsOf } from './bars-told.ts'
import {
  type BarTold,
  type EntityAsk,
  type EntitySource,
  type EntityTold,
  measuresBy,
  refOf,
} from './entity-source.ts'
import { factsTold } from './facts-told.ts'
import { barBetween, epochOf, stampsTold, windowAround } from './instants.ts'
import { linksTold } from './links-told.ts'

type EngineRow = Readonly<Record<string, unknown>>

const OF_TRUCK = 'terminal_id = {terminal:String} AND truck_visit_id = {id:String}'

const HEAD = `
SELECT *, toString(trouble) AS trouble_told FROM quaywise.truck_visit WHERE ${OF_TRUCK} ORDER BY version DESC LIMIT 1`

const SERVICES = `
SELECT toString(kind) AS kind, unit_id, tp_arrived_at, service_started_at, service_ended_at
FROM quaywise.truck_transaction WHERE ${OF_TRUCK}
  AND service_ended_at > {from:DateTime64(3, 'UTC')} AND service_ended_at <= {to:DateTime64(3, 'UTC')}
ORDER BY service_ended_at LIMIT 50`

const IN_WINDOW = "> {from:DateTime64(3, 'UTC')}"

const LINKS = [
  {
    key: 'containers',
    kind: 'container',
    select: `SELECT unit_id AS id, service_ended_at AS at, NULL AS count FROM quaywise.truck_transaction
      WHERE ${OF_TRUCK} AND service_ended_at ${IN_WINDOW}`,
    order: 'at',
  },
  {
    key: 'blocks',
    kind: 'block',
    select: `SELECT toString(block_id) AS id, max(service_ended_at) AS at, NULL AS count
      FROM quaywise.truck_transaction WHERE ${OF_TRUCK} AND service_ended_at ${IN_WINDOW} GROUP BY id`,
    order: 'at',
  },
  {
    key: 'instructions',
    kind: 'instruction',
    select: `SELECT wi_id AS id, confirmed_at AS at, NULL AS count FROM quaywise.work_instruction
      WHERE ${OF_TRUCK} AND confirmed_at ${IN_WINDOW}`,
    order: 'at',
  },
] as const

const FACTS = [
  { column: 'plate', personal: true },
  { column: 'driver', personal: true },
  { column: 'company' },
  { column: 'flow', type: 'key', of: 'flow' },
  { column: 'lane', as: 'lane_in', type: 'key', of: 'lane' },
  { column: 'lane_out', type: 'key', of: 'lane' },
  { column: 'appointment_id', as: 'appointment' },
  { column: 'trouble_told', as: 'trouble', type: 'key', of: 'yes' },
  { column: 'trouble_code' },
] as const

const gateBars = (row: EngineRow, now: number): readonly BarTold[] => {
  const at = (column: string) => epochOf(row, column)
  const part = (key: string) => ({ lane: 'gate', of: 'truck_part', key }) as const
  const left = at('gate_out_at')
  return [
    ...barBetween(at('arrived_at'), at('gate_in_started_at'), part('QUEUE')),
    ...barBetween(at('gate_in_started_at'), at('gate_in_at'), part('GATE_IN')),
    ...barBetween(at('gate_in_at'), at('gate_out_started_at') ?? left ?? now, part('INSIDE')),
    ...barBetween(at('gate_out_started_at'), left, part('GATE_OUT')),
  ]
}

const serviceBars = (row: EngineRow): readonly BarTold[] => {
  const part = (key: string) =>
    ({ lane: 'service', of: 'truck_part', key, opens: refOf('container', row.unit_id) }) as const
  const started = epochOf(row, 'service_started_at')
  return [
    ...barBetween(epochOf(row, 'tp_arrived_at'), started, part('WAIT')),
    ...barBetween(started, epochOf(row, 'service_ended_at'), part('SERVICE')),
  ]
}

const stateOf = (row: EngineRow): EntityTold['state'] => {
  const told = (stamp: string, key: string) => {
    const at = epochOf(row, stamp)
    return at === null ? null : { of: 'truck_state', key, at: new Date(at).toISOString() }
  }
  return told('gate_out_at', 'LEFT') ?? told('gate_in_at', 'INSIDE') ?? told('arrived_at', 'QUEUE')
}

const STAMPS = ['arrived_at', 'gate_in_at', 'gate_out_at']

const read = async (ask: EntityAsk): Promise<EntityTold | null> => {
  const { id, terminal, reader, now, personal } = ask
  const own = { terminal: terminal.id, id }
  const [head] = await reader.query(HEAD, own)
  if (!head) return null
  const left = epochOf(head, 'gate_out_at')
  const window = windowAround([epochOf(head, 'arrived_at'), left ?? now], now)
  const inWindow = { ...own, ...boundsOf(window) }
  const [services, ...links] = await Promise.all([
    reader.query(SERVICES, inWindow),
    ...LINKS.map((group) => linksTold(group, inWindow, ask)),
  ])
  return {
    name: id,
    state: stateOf(head),
    facts: factsTold({ ...head, trouble_told: head.trouble_told === '1' ? '1' : '' }, FACTS, personal),
    steps: stampsTold(head, STAMPS),
    lanes: ['gate', 'service'],
    bars: [...gateBars(head, now), ...services.flatMap(serviceBars)],
    cut: false,
    ...{ window, shown: window, links },
  }
}

/** A visit of a truck, from the queue at the gate to its departure; plate and driver are personal data. */
export const truck: EntitySource = {
  ...measuresBy('truck_visit', [
    'truck_visit_minutes',
    'truck_turn_minutes',
    'truck_queue_minutes',
    'gate_in_seconds',
    'truck_wait_minutes',
    'truck_service_minutes',
    'gate_transactions',
    'truck_rehandles',
  ]),
  read,
}
