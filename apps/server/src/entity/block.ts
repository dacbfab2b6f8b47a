import { barsTold, boundsOf, CLIPPED, WITHIN } from './bars-told.ts'
import { type EntityAsk, type EntitySource, type EntityTold, measuresBy } from './entity-source.ts'
import { factsTold } from './facts-told.ts'
import { linksTold } from './links-told.ts'
import { lastPartOf } from './machine.ts'

const OWN = 'terminal_id = {terminal:String} AND block_id = {id:String}'

const HEAD = `
SELECT bays, rows, tiers, ground_slots, capacity_slots, reefer_plugs, toString(dangerous_allowed) AS dangerous
FROM quaywise.block FINAL WHERE ${OWN}`

const STOCK = `
SELECT boxes, hour_at FROM quaywise.yard_snapshot
WHERE ${OWN} AND hour_at <= {to:DateTime64(3, 'UTC')} ORDER BY hour_at DESC LIMIT 1`

const CRANES = `SELECT eq_id FROM quaywise.equipment FINAL WHERE ${OWN} AND eq_kind = 'ASC'`

const CRANE_BARS = `
SELECT toString(eq_id) AS lane, 'state' AS of, toString(state) AS key, '' AS label, ${CLIPPED}, 'asc' AS opens_kind, toString(eq_id) AS opens_id
FROM quaywise.che_state WHERE terminal_id = {terminal:String} AND eq_kind = 'ASC' AND eq_id IN (${CRANES}) AND ${WITHIN}`

const LINKS = [
  {
    key: 'ascs',
    kind: 'asc',
    select: `SELECT eq_id AS id, NULL AS at, NULL AS count FROM (${CRANES})`,
    order: 'id',
  },
  {
    key: 'longest',
    kind: 'container',
    select: `SELECT unit_id AS id, yard_in AS at, NULL AS count FROM quaywise.container_visit FINAL
      WHERE ${OWN} AND isNotNull(yard_in) AND isNull(yard_out) AND isNull(left_at)`,
    order: 'at',
  },
] as const

const FACTS = [
  { column: 'boxes', type: 'number', unit: 'box', zero: true },
  { column: 'capacity_slots', type: 'number', unit: '1' },
  { column: 'ground_slots', type: 'number', unit: '1' },
  { column: 'bays', type: 'number', unit: '1' },
  { column: 'rows', type: 'number', unit: '1' },
  { column: 'tiers', type: 'number', unit: '1' },
  { column: 'reefer_plugs', type: 'number', unit: '1' },
  { column: 'dangerous', type: 'key', of: 'yes' },
] as const

const read = async (ask: EntityAsk): Promise<EntityTold | null> => {
  const { id, terminal, window, reader } = ask
  const own = { terminal: terminal.id, id }
  const shown = lastPartOf(window)
  const inWindow = { ...own, ...boundsOf(window) }
  const [[head], [stock]] = await Promise.all([reader.query(HEAD, own), reader.query(STOCK, inWindow)])
  if (!head && !stock) return null
  const [drawn, cranes, ...links] = await Promise.all([
    barsTold([CRANE_BARS], { ...own, ...boundsOf(shown) }, ask),
    reader.query(`SELECT eq_id FROM (${CRANES}) ORDER BY eq_id`, own),
    ...LINKS.map((group) => linksTold(group, own, ask)),
  ])
  return {
    name: id,
    state: null,
    facts: factsTold({ ...head, boxes: stock?.boxes }, FACTS),
    lanes: cranes.map(({ eq_id }) => String(eq_id)),
    ...{ window, shown, links, steps: [] },
    ...drawn,
  }
}

/** A yard block in a period: what it can hold and holds, the states of its cranes, and the boxes that stand longest. */
export const block: EntitySource = {
  ...measuresBy('block', [
    'yard_occupancy',
    'ground_slot_use',
    'stack_height',
    'yard_in',
    'yard_out',
    'asc_moves',
    'reshuffles_per_retrieval',
    'yard_dwell',
  ]),
  read,
}
