import type { TableLayout } from '@quaywise/ui'

/** The columns that a wide table shows until its reader chooses: what answers the page's question. */
const DEFAULTS: Readonly<Record<string, readonly string[]>> = {
  'vessel/VesselEfficiencyTable': [
    'visit',
    'line',
    'trunk_branch',
    'berth',
    'atb',
    'atd',
    'berth_hours',
    'crane_boxes',
    'cranes_assigned',
    'crane_intensity',
    'gmph',
    'vmph',
    'bmph',
    'missing_stamps',
    'quality',
    'first_lift',
    'last_lift',
  ],
  'qc/qcEfficiencyTable': [
    'crane',
    'visit',
    'op',
    'desk',
    'bay_type',
    'crane_boxes',
    'lifts',
    'twin_share',
    'gross_hours',
    'net_hours',
    'gmph',
    'nmph',
    'technical_rate',
    'cycle_p50',
    'cycle_p90',
    'wait_agv_minutes',
    'hatch_minutes',
    'gantry_minutes',
    'fault_minutes',
    'interventions',
  ],
}

/** The columns in the order in which the page's question is answered, the others after them as they come. */
export function inReadingOrder<C extends { readonly key: string }>(
  reportId: string,
  columns: readonly C[],
): readonly C[] {
  const wanted = DEFAULTS[reportId] ?? []
  const placeOf = ({ key }: C) => (wanted.includes(key) ? wanted.indexOf(key) : wanted.length)
  return [...columns].sort((left, right) => placeOf(left) - placeOf(right))
}

/** The columns that a table of a page shows until its reader chooses, in their order; undefined shows all. */
export const usualColumns = (reportId: string): readonly string[] | undefined => DEFAULTS[reportId]

/** The columns as a table shows them until its reader sets them up: the first pinned. */
export function usualLayout(reportId: string, columns: readonly { readonly key: string }[]): TableLayout {
  const keys = inReadingOrder(reportId, columns).map(({ key }) => key)
  const wanted = usualColumns(reportId)
  const [first, ...others] = wanted ? keys.filter((key) => wanted.includes(key)) : keys
  return { shown: others, pinned: first === undefined ? [] : [first], widths: {} }
}
