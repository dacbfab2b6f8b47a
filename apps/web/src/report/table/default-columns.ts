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
    'half_forecast_error',
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

/** The columns shown at first, of those that there are; undefined shows all: a table that answers another question. */
export function defaultColumns(reportId: string, keys: readonly string[]): readonly string[] | undefined {
  const wanted = DEFAULTS[reportId]
  const shown = keys.filter((key) => wanted?.includes(key))
  return shown.length > 0 ? shown : undefined
}
