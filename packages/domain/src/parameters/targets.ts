import type { OpenParameter } from './parameter.ts'

const rate = (): OpenParameter => ({
  ...{ group: 'target', type: 'open', unit: 'box/h', default: null, min: 1, max: 500 },
  usedBy: [],
})
const share = (): OpenParameter => ({
  ...{ group: 'target', type: 'open', unit: '%', default: null, min: 0, max: 100 },
  usedBy: [],
})
const minutes = (): OpenParameter => ({
  ...{ group: 'target', type: 'open', unit: 'min', default: null, min: 1, max: 1440 },
  usedBy: [],
})

/**
 * What measures are held against, as `target.<measure>`, with an ending for one sort of calls. Open: the target that
 * the terminal tells as a fact holds.
 */
export const TARGET_PARAMETERS = {
  'target.gmph': rate(),
  'target.gmph.trunk': rate(),
  'target.gmph.branch': rate(),
  'target.vmph.trunk': rate(),
  'target.vmph.branch': rate(),
  'target.plan_share': share(),
  'target.wait_agv_share': share(),
  'target.agv_empty_share': share(),
  'target.reshuffle_share': share(),
  'target.qc_availability': share(),
  'target.agv_availability': share(),
  'target.asc_availability': share(),
  'target.truck_turn_p50': minutes(),
  'target.truck_turn_p90': minutes(),
} as const
