import { prefixed, sideOf } from '../datasets/prefixed.ts'
import type { ProductMeasure, RatioMeasure } from '../measure.ts'

/** A machine’s hours lie in the period, not on a call: both sides are counted inside it, whatever the page’s basis. */
const inPeriod = { basis: 'time' } as const
const share = { ...inPeriod, unit: '%', better: 'higher' } as const

/**
 * Overall effectiveness of a kind of machine. The steps telescope: availability × demand × performance ×
 * quality is effective ÷ planned. Demand is not the machine's own doing; the manageable figure leaves it out.
 */
const effectiveness = <const P extends string>(prefix: P, machines: string) =>
  prefixed(prefix, {
    availability: {
      ...share,
      ratio: [sideOf(prefix, 'available_hours'), sideOf(prefix, 'planned_hours')],
      code: '1.5 A',
      source: 'EN 15341 M10',
      means: `Available ÷ planned hours of ${machines}: what faults leave.`,
    },
    demand: {
      ...inPeriod,
      unit: '%',
      ratio: [sideOf(prefix, 'demanded_hours'), sideOf(prefix, 'available_hours')],
      code: '1.5 E',
      means: `Demanded ÷ available hours of ${machines}: what missing jobs, weather and ships that are not ready leave.`,
    },
    performance: {
      ...share,
      ratio: [sideOf(prefix, 'standard_hours'), sideOf(prefix, 'demanded_hours')],
      code: '1.5 P',
      means: `Standard time of the jobs done ÷ demanded hours of ${machines}. Standard is a lower bound: free way at rated speed with plain handshakes.`,
    },
    quality: {
      ...share,
      ratio: [sideOf(prefix, 'right_hours'), sideOf(prefix, 'standard_hours')],
      code: '1.5 Q',
      means: `Standard time of the jobs of ${machines} that were right the first time ÷ standard time of all jobs. Only unplanned interventions count against it.`,
    },
    oee: {
      ...share,
      ratio: [sideOf(prefix, 'right_hours'), sideOf(prefix, 'planned_hours')],
      code: '1.5 OEE',
      means: `Effective ÷ planned hours of ${machines}: availability × demand × performance × quality.`,
    },
    teep: {
      ...share,
      ratio: [sideOf(prefix, 'right_hours'), sideOf(prefix, 'hours')],
      code: '1.5 TEEP',
      means: `Effective ÷ calendar hours of ${machines}.`,
    },
  } as const satisfies Readonly<Record<string, RatioMeasure>>)

const repair = <const P extends string>(prefix: P, machines: string) =>
  prefixed(prefix, {
    mttr: {
      ...inPeriod,
      ratio: [sideOf(prefix, 'repair_hours'), sideOf(prefix, 'repairs')],
      unit: 'h',
      code: '1.5 MTTR',
      better: 'lower',
      means: `Mean whole downtime of the failures of ${machines} that ended in the period.`,
    },
  } as const satisfies Readonly<Record<string, RatioMeasure>>)

const between = <const P extends string, const F extends string, const A extends string>(
  prefix: P,
  machines: string,
  failures: F,
  assists: A,
) =>
  prefixed(prefix, {
    mtbf: {
      ...inPeriod,
      ratio: [sideOf(prefix, 'available_hours'), failures],
      unit: 'h',
      code: '1.5 MTBF',
      better: 'higher',
      means: `Available hours of ${machines} per failure that began in the period. Without a failure only the hours are known: more than that.`,
    },
    mtba: {
      ...inPeriod,
      ratio: [sideOf(prefix, 'busy_hours'), assists],
      unit: 'h',
      code: '1.5 MTBA',
      better: 'higher',
      means: `Working hours of ${machines} per short or remotely cleared stop.`,
    },
  } as const satisfies Readonly<Record<string, RatioMeasure>>)

/** Effectiveness and reliability of quay cranes, vehicles and stacking cranes. */
export const MACHINE_RATIOS = {
  ...effectiveness('qc', 'quay cranes'),
  ...effectiveness('agv', 'AGVs'),
  ...effectiveness('asc', 'stacking cranes'),
  ...repair('qc', 'quay cranes'),
  ...repair('agv', 'AGVs'),
  ...repair('asc', 'stacking cranes'),
  ...between('qc', 'quay cranes', 'faults', 'assists'),
  ...between('agv', 'AGVs', 'agv_failures', 'agv_assists'),
  ...between('asc', 'stacking cranes', 'asc_failures', 'asc_assists'),
  agv_mmbf: {
    ...inPeriod,
    ratio: ['agv_trips', 'agv_failures'],
    unit: '1',
    code: '1.5 MMBF',
    better: 'higher',
    means: 'Trips of AGVs per failure that began in the period.',
  },
  asc_mmbf: {
    ...inPeriod,
    ratio: ['asc_moves', 'asc_failures'],
    unit: '1',
    code: '1.5 MMBF',
    better: 'higher',
    means: 'Moves of stacking cranes per failure that began in the period.',
  },
} as const

const manageable = <const P extends string>(prefix: P, machines: string) =>
  prefixed(prefix, {
    oee_manageable: {
      ...inPeriod,
      product: [sideOf(prefix, 'availability'), sideOf(prefix, 'performance'), sideOf(prefix, 'quality')],
      unit: '%',
      code: '1.5 OEE',
      better: 'higher',
      means: `Availability × performance × quality of ${machines}: what the terminal can manage, without the demand.`,
    },
  } as const satisfies Readonly<Record<string, ProductMeasure>>)

/** What of the effectiveness lies in the terminal's own hands, by kind of machine. */
export const MANAGEABLE = {
  ...manageable('qc', 'quay cranes'),
  ...manageable('agv', 'AGVs'),
  ...manageable('asc', 'stacking cranes'),
} as const
