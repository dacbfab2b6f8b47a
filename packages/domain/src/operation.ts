/** Operation modes: what a container instruction does. Keys travel in filters as `opMode`. */
export const OP_MODES = [
  'LOAD',
  'DISC',
  'RESTOW_SHIP',
  'RESTOW_QUAY',
  'RECEIVE',
  'DELIVER',
  'ITT_IN',
  'ITT_OUT',
  'YARD_SHIFT',
  'HOUSEKEEP',
  'RESHUFFLE',
  'DIRECT',
] as const
export type OpMode = (typeof OP_MODES)[number]

/** Operations of a quay crane's lift. */
export const QUAY_OPS = ['LOAD', 'DISC', 'RESTOW_SHIP', 'RESTOW_QUAY'] as const satisfies readonly OpMode[]
export type QuayOp = (typeof QUAY_OPS)[number]

/** What a lift of the main trolley carried; only `BOX` lifts are cycles (boxes, cycles, rates). */
export const LIFT_KINDS = ['BOX', 'HATCH', 'GEAR', 'ABORTED'] as const
export type LiftKind = (typeof LIFT_KINDS)[number]

/** Why a box was restowed. Only the carrier's restows are crane boxes. */
export const RESTOW_REASONS = ['CARRIER', 'TERMINAL'] as const
export type RestowReason = (typeof RESTOW_REASONS)[number]

/** Why a stacking crane moved a box: for a job, out of the way of another box, or to tidy up. */
export const YARD_MOVE_REASONS = ['PROD', 'RESHUFFLE', 'HOUSEKEEP'] as const
export type YardMoveReason = (typeof YARD_MOVE_REASONS)[number]
