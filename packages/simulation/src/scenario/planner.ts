/** Part of the time that is left by plan, and minutes: how far the end of a call lies from what the plan says. */
export type PlannerOff = { readonly share: number; readonly minutes: number }

/** How far before (negative) or after its plan a call ends: in one of ten, in half and in nine of ten cases. */
export type PlannerBand = { readonly p10: PlannerOff; readonly p50: PlannerOff; readonly p90: PlannerOff }

/** What a terminal's planner has learned of his plans, by class of ship. */
export type Planner = { readonly trunk: PlannerBand; readonly branch: PlannerBand }

/** Quantiles of how 423 calls in four weeks of the full terminal ended, by the time that was left. */
export const PLANNER: Planner = {
  trunk: {
    p10: { share: -0.05, minutes: -6 },
    p50: { share: 0.01, minutes: -2 },
    p90: { share: 0.075, minutes: 4 },
  },
  branch: {
    p10: { share: -0.065, minutes: -5 },
    p50: { share: 0.01, minutes: -0.5 },
    p90: { share: 0.13, minutes: 5 },
  },
}

/** Those of 492 calls in 16 weeks of the quarter terminal, whose plans have more room. */
export const QUARTER_PLANNER: Planner = {
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
