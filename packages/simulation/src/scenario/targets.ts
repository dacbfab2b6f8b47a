/** What the terminals aim at, by measure; with an ending for one sort of calls. Ship rates stand in each scenario. */
export const TARGETS: readonly { readonly key: string; readonly value: number; readonly unit: string }[] = [
  { key: 'target.gmph', value: 31, unit: 'box/h' },
  { key: 'target.gmph.trunk', value: 32, unit: 'box/h' },
  { key: 'target.gmph.branch', value: 27.8, unit: 'box/h' },
  { key: 'target.plan_share', value: 1, unit: '%' },
  { key: 'target.wait_agv_share', value: 0.08, unit: '%' },
  { key: 'target.agv_empty_share', value: 0.45, unit: '%' },
  { key: 'target.reshuffle_share', value: 0.09, unit: '%' },
  { key: 'target.qc_availability', value: 0.977, unit: '%' },
  { key: 'target.agv_availability', value: 0.964, unit: '%' },
  { key: 'target.asc_availability', value: 0.99, unit: '%' },
  { key: 'target.truck_turn_p50', value: 32, unit: 'min' },
  { key: 'target.truck_turn_p90', value: 78, unit: 'min' },
]
