import type { Dimension } from '../dataset.ts'

/** Buckets of time in the terminal's zone. */
export const timeBuckets = {
  hour: { bucket: 'hour', type: 'instant' },
  shift: { bucket: 'shift', type: 'key' },
  day: { bucket: 'day', type: 'text' },
  week: { bucket: 'week', type: 'text' },
  month: { bucket: 'month', type: 'text' },
  year: { bucket: 'year', type: 'text' },
} as const satisfies Readonly<Record<string, Dimension>>

/** What a row's call tells: for datasets whose rows carry a `visit_id`. */
export const ofVisit = {
  visit: { sql: 'visit_id', type: 'key' },
  trunk_branch: { of: 'visit', column: 'trunk_branch', type: 'key' },
  own_ship: { of: 'visit', column: 'own_ship', type: 'key' },
  line: { of: 'visit', column: 'line', type: 'text' },
  service: { of: 'visit', column: 'service', type: 'text' },
  berth: { of: 'visit', column: 'berth_id', type: 'key' },
} as const satisfies Readonly<Record<string, Dimension>>
