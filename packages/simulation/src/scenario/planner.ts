/** Part of the time that is left by plan, and minutes: how far the end of a call lies from what the plan says. */
type Off = { readonly share: number; readonly minutes: number }

/** How far before (negative) or after its plan a call ends: in one of ten, in half and in nine of ten cases. */
export type PlannerBand = { readonly p10: Off; readonly p50: Off; readonly p90: Off }

/**
 * What a planner has learned of his plans, by class of ship: the quantiles of how 492 calls in 16 weeks of the quarter
 * terminal ended, by the time that was left. Plans must hold, so ends come before them; with small ships the more so.
 */
export const PLANNER_BANDS: Readonly<Record<'trunk' | 'branch', PlannerBand>> = {
  trunk: {
    p10: { share: -0.09, minutes: -11 },
    p50: { share: -0.018, minutes: -6 },
    p90: { share: 0.05, minutes: 0 },
  },
  branch: {
    p10: { share: -0.09, minutes: -11 },
    p50: { share: -0.04, minutes: -3.5 },
    p90: { share: 0.05, minutes: 1.5 },
  },
}
