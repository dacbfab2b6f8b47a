/**
 * Where a second of gross crane time went. The order is the precedence: when two apply at once the
 * earlier wins. The main trolley is the crane's clock.
 */
export const CRANE_TIME_CATEGORIES = [
  'FAULT',
  'WEATHER',
  'SHIP',
  'PLAN',
  'HATCH',
  'GANTRY',
  'LASH',
  'REMOTE',
  'AGV',
  'PLATFORM',
  'WORKING',
] as const

export type CraneTimeCategory = (typeof CRANE_TIME_CATEGORIES)[number]

/** Categories that net crane hours leave out; AGV, PLATFORM and REMOTE waits stay in. */
export const NOT_IN_NET = [
  'HATCH',
  'GANTRY',
  'LASH',
  'SHIP',
  'PLAN',
  'WEATHER',
  'FAULT',
] as const satisfies readonly CraneTimeCategory[]
