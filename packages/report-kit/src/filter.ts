/**
 * Filters of the search form: the field that carries each, and the dimension that it restricts. `period`
 * and the scopes restrict time instead, `month` is a period
 * of whole months, and a planned berthing date and a release time are values that a page's own queries read.
 */
export const FILTERS = {
  trunkBranchLine: 'trunk_branch',
  distinguishSelectedShip: 'own_ship',
  opMode: 'op',
  vesselVoyage: 'visit',
  line: 'line',
  equipment: 'crane',
  block: 'block',
} as const

export type FieldFilter = keyof typeof FILTERS
export type FilterId =
  | FieldFilter
  | 'period'
  | 'qcOperation'
  | 'agvOperation'
  | 'ascOperation'
  | 'outTruckArrival'
  | 'containerInstruction'
  | 'month'
  | 'vesselPlanBerthingDate'
  | 'releaseTime'

/** Whether a filter restricts a dimension rather than time. */
export const isFieldFilter = (id: FilterId): id is FieldFilter => id in FILTERS
