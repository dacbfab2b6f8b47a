/** The stages through which a container passes, in the order of a load; a discharge runs the other way. */
export const LEG_STAGES = ['TRUCK', 'ASC_OUT', 'AGV', 'QC', 'AGV_IN', 'ASC_IN'] as const
export type LegStage = (typeof LEG_STAGES)[number]

/** Starved: the box owed has not come. Blocked: there is no free place or vehicle for the box held. */
export const WAIT_KINDS = ['STARVED', 'BLOCKED'] as const
export type WaitKind = (typeof WAIT_KINDS)[number]

/**
 * Who a wait is laid to, after walking from the one that waits to the first actor that does not.
 * `AGV_FLEET`: no vehicle was free. `DISPATCH`: one was free and none was sent. `DEADLOCK`: the walk came
 * back to where it began. `UNKNOWN`: the source does not tell; shown, never spread over the others.
 */
export const WAIT_ROOTS = [
  'QC',
  'AGV',
  'AGV_FLEET',
  'DISPATCH',
  'TRAFFIC',
  'ASC_WATER',
  'ASC_LAND',
  'GATE',
  'TRUCK',
  'SHIP_PLAN',
  'EXOGENOUS',
  'DEADLOCK',
  'UNKNOWN',
] as const
export type WaitRoot = (typeof WAIT_ROOTS)[number]
