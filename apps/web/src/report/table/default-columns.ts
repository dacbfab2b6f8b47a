/** The columns that a wide table shows until its reader chooses: what answers the page's question. */
const DEFAULTS: Readonly<Record<string, readonly string[]>> = {
  'vessel/VesselEfficiencyTable': [
    'visit',
    'line',
    'trunk_branch',
    'berth',
    'atb',
    'first_lift',
    'last_lift',
    'atd',
    'berth_hours',
    'crane_boxes',
    'cranes_assigned',
    'crane_intensity',
    'gmph',
    'vmph',
    'bmph',
    'quality',
    'missing_stamps',
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

/** The columns shown at first, of those that there are; undefined shows all. */
export function defaultColumns(reportId: string, keys: readonly string[]): readonly string[] | undefined {
  const wanted = DEFAULTS[reportId]
  return wanted && keys.filter((key) => wanted.includes(key))
}
