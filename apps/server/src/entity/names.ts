import type { EntityRef } from '@quaywise/contract'
import { VISIT_ATTRIBUTES } from '@quaywise/metrics'
import type { EntityAsk, EntityTold } from './entity-source.ts'

const CALLS = `
SELECT visit_id AS id, ${VISIT_ATTRIBUTES.visit_name.sql} AS name
FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String} AND visit_id IN {ids:Array(String)}`

const BOXES = `
SELECT unit_id AS id, container_no AS name
FROM quaywise.container_visit FINAL WHERE terminal_id = {terminal:String} AND unit_id IN {ids:Array(String)}`

/** How a thing is called; its id where it has no name of its own. */
export type NameOf = (ref: EntityRef) => string

const refsOf = ({ facts, bars, steps, links }: EntityTold): readonly EntityRef[] => [
  ...[...facts, ...bars, ...steps].flatMap(({ opens }) => (opens ? [opens] : [])),
  ...links.flatMap(({ items }) => items.map(({ opens }) => opens)),
]

/** The names of all things that a thing names: ships and voyages, numbers of containers. */
export const namesIn = async (told: EntityTold, { reader, terminal }: EntityAsk): Promise<NameOf> => {
  const refs = refsOf(told)
  const ask = async (kind: EntityRef['kind'], sql: string) => {
    const ids = [...new Set(refs.filter((ref) => ref.kind === kind).map(({ id }) => id))]
    if (ids.length === 0) return []
    const rows = await reader.query(sql, { terminal: terminal.id, ids })
    return rows.map((row) => [`${kind} ${String(row.id)}`, String(row.name)] as const)
  }
  const names = new Map((await Promise.all([ask('visit', CALLS), ask('container', BOXES)])).flat())
  return ({ kind, id }) => names.get(`${kind} ${id}`) || id
}
