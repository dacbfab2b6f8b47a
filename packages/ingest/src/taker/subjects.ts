import type { FactRow } from '../fact-format.ts'

/** The columns whose values lead from a fact to the messages that told it, and what they name. */
const SUBJECT_OF: readonly (readonly [string, string])[] = [
  ['visit_id', 'visit'],
  ['in_visit_id', 'visit'],
  ['out_visit_id', 'visit'],
  ['unit_id', 'unit'],
  ['unit_ids', 'unit'],
  ['truck_visit_id', 'truck_visit'],
  ['appointment_id', 'appointment'],
  ['eq_id', 'equipment'],
]

/** The things of which a fact speaks, as `kind id`. */
export const subjectsOf = (row: FactRow): readonly string[] =>
  SUBJECT_OF.flatMap(([column, kind]) => {
    const value = row[column]
    const ids: readonly unknown[] = Array.isArray(value) ? value : [value]
    return ids.flatMap((id) => (typeof id === 'string' && id !== '' ? [`${kind} ${id}`] : []))
  })
