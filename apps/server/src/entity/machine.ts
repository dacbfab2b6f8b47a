import type { EquipmentKind } from '@quaywise/domain'
import type { Window } from '@quaywise/report-kit/compile'
import { barsTold, boundsOf, CLIPPED, ENDED, WITHIN } from './bars-told.ts'
import type { EntityAsk, EntityTold } from './entity-source.ts'
import { factsTold } from './facts-told.ts'
import { linksTold } from './links-told.ts'

const DAY_MS = 86_400_000
/** The time line of a longer period shows its end. */
const MOST_SHOWN_MS = 2 * DAY_MS

const OWN = 'terminal_id = {terminal:String} AND eq_kind = {kind:String} AND eq_id = {id:String}'

const HEAD = `
SELECT name, block_id, side, technical_rate, family, brand, if(commissioned_at > toDateTime64(0, 3, 'UTC'),
  toNullable(commissioned_at), NULL) AS commissioned_at, swl_t
FROM quaywise.equipment FINAL WHERE ${OWN}`

const KNOWN = `SELECT 1 AS known FROM quaywise.che_cycle WHERE ${OWN} LIMIT 1`

const STATE = `
SELECT toString(state) AS state, least(ended_at, {to:DateTime64(3, 'UTC')}) AS at
FROM quaywise.che_state WHERE ${OWN} AND ${WITHIN} ORDER BY started_at DESC LIMIT 1`

export const STATE_BARS = `
SELECT 'state' AS lane, 'state' AS of, toString(state) AS key, '' AS label, ${CLIPPED}, '' AS opens_kind, '' AS opens_id
FROM quaywise.che_state WHERE ${OWN} AND ${WITHIN}`

export const FAULT_BARS = `
SELECT 'fault' AS lane, 'severity' AS of, toString(severity) AS key, toString(code) AS label, ${CLIPPED}, '' AS opens_kind, '' AS opens_id
FROM quaywise.fault WHERE ${OWN} AND ${WITHIN}`

/** Containers of the last cycles of a machine in the window. */
export const LAST_CONTAINERS = {
  key: 'lastContainers',
  kind: 'container',
  select: `SELECT arrayJoin(unit_ids) AS id, max(ended_at) AS at, NULL AS count
    FROM quaywise.che_cycle WHERE ${OWN} AND ${ENDED} GROUP BY id`,
} as const

/** What a machine worked with in the window, by a column of its cycles: how many boxes, and when last. */
export const workedWith = (column: 'qc_id' | 'block_id' | 'visit_id'): string =>
  `SELECT toString(${column}) AS id, max(ended_at) AS at, sum(boxes) AS count
   FROM quaywise.che_cycle WHERE ${OWN} AND ${ENDED} AND trolley != 'portal' GROUP BY id`

type Machine = {
  readonly kind: EquipmentKind
  readonly lanes: readonly string[]
  readonly bars: readonly string[]
  readonly links: readonly Parameters<typeof linksTold>[0][]
}

/** The last part of a period that a time line can show. */
export const lastPartOf = ({ from, to }: Window): Window => ({ from: Math.max(from, to - MOST_SHOWN_MS), to })

/** What is told of any machine: what it is, how it stood, its time line, and what it worked with. */
export const machineTold = async (
  { kind, lanes, bars, links }: Machine,
  ask: EntityAsk,
): Promise<EntityTold | null> => {
  const { id, terminal, window, reader } = ask
  const own = { terminal: terminal.id, kind, id }
  const [[head], [known]] = await Promise.all([reader.query(HEAD, own), reader.query(KNOWN, own)])
  if (!head && !known) return null
  const shown = lastPartOf(window)
  const inShown = { ...own, ...boundsOf(shown) }
  const inWindow = { ...own, ...boundsOf(window) }
  const [[state], drawn, ...linked] = await Promise.all([
    reader.query(STATE, inWindow),
    barsTold(bars, inShown, ask),
    ...links.map((group) => linksTold(group, inWindow, ask)),
  ])
  return {
    name: String(head?.name || id),
    state: state ? { of: 'state', key: String(state.state), at: String(state.at) } : null,
    facts: factsTold(head ?? {}, FACTS),
    ...{ window, shown, lanes, links: linked, steps: [] },
    ...drawn,
  }
}

const FACTS = [
  { column: 'block_id', as: 'block', opens: 'block' },
  { column: 'side', type: 'key', of: 'side' },
  { column: 'technical_rate', as: 'standard_rate', type: 'number', unit: 'box/h' },
  { column: 'swl_t', type: 'number', unit: 't' },
  { column: 'family' },
  { column: 'brand' },
  { column: 'commissioned_at', type: 'instant' },
] as const
