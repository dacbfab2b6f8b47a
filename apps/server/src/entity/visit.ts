import { VISIT_STAMPS } from '@quaywise/domain'
import { VISIT_ATTRIBUTES } from '@quaywise/metrics'
import { barsTold, boundsOf, CLIPPED, ENDED, WITHIN } from './bars-told.ts'
import { type EntityAsk, type EntitySource, type EntityTold, measuresBy } from './entity-source.ts'
import { factsTold } from './facts-told.ts'
import { barBetween, epochOf, stampsTold, windowAround } from './instants.ts'
import { linksTold } from './links-told.ts'

const OF_CALL = 'terminal_id = {terminal:String} AND visit_id = {id:String}'
const STAMPS = VISIT_STAMPS.map(({ key }) => key)

const HEAD = `
SELECT *, ${VISIT_ATTRIBUTES.visit_name.sql} AS visit_name, plan_load + plan_disc + plan_restow AS plan_boxes
FROM quaywise.vessel_visit FINAL WHERE ${OF_CALL}`

const STAY_BARS = `
SELECT 'stay' AS lane, 'visit_part' AS of, toString(category) AS key, '' AS label, ${CLIPPED}, '' AS opens_kind, '' AS opens_id
FROM quaywise.visit_time FINAL WHERE ${OF_CALL} AND ${WITHIN}`

const CRANE_BARS = `
SELECT toString(eq_id) AS lane, 'call' AS of, toString(eq_id) AS key, '' AS label, ${CLIPPED}, 'crane' AS opens_kind, toString(eq_id) AS opens_id
FROM quaywise.crane_assignment WHERE ${OF_CALL} AND ${WITHIN}`

const LINKS = [
  {
    key: 'cranes',
    kind: 'crane',
    unit: 'box',
    select: `SELECT toString(eq_id) AS id, max(ended_at) AS at, sum(crane_boxes) AS count FROM quaywise.che_cycle
      WHERE ${OF_CALL} AND eq_kind = 'QC' AND trolley = 'main' AND ${ENDED} GROUP BY id`,
    order: 'count DESC',
  },
  {
    key: 'otherCalls',
    kind: 'visit',
    select: `SELECT visit_id AS id, sort_at AS at, NULL AS count FROM quaywise.vessel_visit FINAL
      WHERE terminal_id = {terminal:String} AND visit_id != {id:String} AND vessel != '' AND (imo, vessel) IN (
        SELECT imo, vessel FROM quaywise.vessel_visit FINAL WHERE ${OF_CALL})`,
  },
  {
    key: 'containers',
    kind: 'container',
    select: `SELECT unit_id AS id, max(confirmed_at) AS at, NULL AS count FROM quaywise.work_instruction
      WHERE ${OF_CALL} AND confirmed_at > {from:DateTime64(3, 'UTC')} AND confirmed_at <= {to:DateTime64(3, 'UTC')}
      GROUP BY id`,
  },
] as const

const FACTS = [
  { column: 'berth_id', as: 'berth', type: 'key', of: 'berth' },
  { column: 'line' },
  { column: 'service' },
  { column: 'trunk_branch', type: 'key', of: 'trunk_branch' },
  { column: 'own_ship', type: 'key', of: 'own_ship' },
  { column: 'voyage_in' },
  { column: 'voyage_out' },
  { column: 'imo' },
  { column: 'loa_m', as: 'loa', type: 'number', unit: 'm' },
  { column: 'plan_boxes', type: 'number', unit: 'box' },
  { column: 'plan_cranes', type: 'number', unit: '1' },
  { column: 'quality', type: 'number', unit: '1' },
  { column: 'remarks' },
] as const

const STATES = [
  ['atd', 'DEPARTED'],
  ['last_lift', 'DONE'],
  ['first_lift', 'WORKING'],
  ['atb', 'BERTHED'],
  ['ata', 'WAITING'],
] as const

const stateOf = (head: Readonly<Record<string, unknown>>, now: number): EntityTold['state'] => {
  for (const [stamp, key] of STATES) {
    const at = epochOf(head, stamp)
    // A lift that was the last so far is not the last of the call before it is cleared.
    if (at !== null && at <= now) return { of: 'call_state', key, at: new Date(at).toISOString() }
  }
  return { of: 'call_state', key: 'EXPECTED', at: null }
}

const read = async (ask: EntityAsk): Promise<EntityTold | null> => {
  const { id, terminal, reader, now } = ask
  const own = { terminal: terminal.id, id }
  const [head] = await reader.query(HEAD, own)
  if (!head) return null
  const left = epochOf(head, 'atd')
  const begun = ['ata', 'atb', 'eta', 'etb', 'first_lift'].map((stamp) => epochOf(head, stamp))
  const ended = left ?? (begun.some((at) => at !== null && at <= now) ? now : epochOf(head, 'etd'))
  const window = windowAround([...begun, epochOf(head, 'last_lift'), ended, epochOf(head, 'counted_at')], now)
  const inWindow = { ...own, ...boundsOf(window) }
  const [drawn, ...links] = await Promise.all([
    barsTold([STAY_BARS, CRANE_BARS], inWindow, ask),
    ...LINKS.map((group) => linksTold(group, inWindow, ask)),
  ])
  const plan = { lane: 'stay', of: 'visit_part', key: 'BERTH', plan: true } as const
  const planned = barBetween(epochOf(head, 'etb'), epochOf(head, 'etd'), plan)
  const cranes = [...new Set(drawn.bars.map(({ lane }) => lane))].filter((lane) => lane !== 'stay').sort()
  return {
    name: String(head.visit_name || id),
    state: stateOf(head, now),
    facts: factsTold(head, FACTS),
    steps: stampsTold(head, STAMPS),
    lanes: ['stay', ...cranes],
    bars: [...planned, ...drawn.bars],
    cut: drawn.cut,
    ...{ window, shown: window, links },
  }
}

/** A call of a vessel, over its whole stay: its parts and cranes, its stamps, its containers. */
export const visit: EntitySource = {
  ...measuresBy('visit', [
    'crane_boxes',
    'bmph',
    'vmph',
    'gmph',
    'berth_hours',
    'crane_intensity',
    'wait_agv_minutes',
    'wait_berth_hours',
  ]),
  read,
}
