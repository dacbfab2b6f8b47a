/**
 * What a machine does inside a cycle. Quay cranes hoist, trolley, lower, position, lock; vehicles drive and
 * stand; stacking cranes travel (gantry and trolley together), hoist and set down. A wait names what is
 * waited for, with the words of crane time.
 */
export const CYCLE_PHASES = [
  'HOIST_UP',
  'TROLLEY',
  'LOWER',
  'POSITION',
  'LOCK',
  'GANTRY',
  'APPROACH',
  'CONING',
  'DISPATCH',
  'TRAVEL_EMPTY',
  'TRAVEL_LADEN',
  'HANDSHAKE',
  'HOIST',
  'SET_DOWN',
  'W_AGV',
  'W_QC',
  'W_ASC',
  'W_TRUCK',
  'W_TRAFFIC',
  'W_TWIN',
  'W_PLATFORM',
  'W_REMOTE',
  'W_LASH',
  'W_FAULT',
] as const
export type CyclePhase = (typeof CYCLE_PHASES)[number]
