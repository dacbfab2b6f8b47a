import { VISIT_STAMPS, type VisitStamp } from '@quaywise/domain'
import type { RowColumn } from './dataset.ts'

const stamps = Object.fromEntries(
  VISIT_STAMPS.map(({ key }) => [key, { sql: key, type: 'instant' }]),
) as Record<VisitStamp, { sql: string; type: 'instant' }>

/** What a call says of itself: columns that tables grouped by call may show beside their measures. */
export const VISIT_ATTRIBUTES = {
  visit_name: {
    sql: "trim(BOTH ' ' FROM concat(vessel, ' ', if(voyage_out = '', voyage_in, voyage_out)))",
    type: 'text',
  },
  vessel: { sql: 'vessel', type: 'text' },
  voyage_in: { sql: 'voyage_in', type: 'text' },
  voyage_out: { sql: 'voyage_out', type: 'text' },
  imo: { sql: 'imo', type: 'text' },
  line: { sql: 'line', type: 'text' },
  service: { sql: 'service', type: 'text' },
  trunk_branch: { sql: 'trunk_branch', type: 'key' },
  own_ship: { sql: 'own_ship', type: 'key' },
  loa: { sql: 'loa_m', type: 'number', unit: 'm' },
  berth: { sql: 'berth_id', type: 'key' },
  bollards: { sql: 'bollards', type: 'text' },
  plan_cranes: { sql: 'plan_cranes', type: 'number', unit: '1' },
  call_plan_boxes: { sql: 'plan_load + plan_disc + plan_restow', type: 'number', unit: 'box' },
  quality: { sql: 'quality', type: 'number', unit: '1' },
  missing_stamps: { sql: 'missing_stamps', type: 'list' },
  remarks: { sql: 'remarks', type: 'text' },
  ...stamps,
} as const satisfies Readonly<Record<string, RowColumn>>

export type VisitAttribute = keyof typeof VISIT_ATTRIBUTES
