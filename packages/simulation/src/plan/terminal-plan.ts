import { weekOf, weekStart } from '../scenario/calendar.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { knownPlan, type Plan, type Span } from './plan.ts'

const FURTHER_WEEKS = 60

/** The plan of a terminal over a span that may have no end: it reaches as far as it is asked for. */
export type TerminalPlan = {
  readonly scenario: Scenario
  readonly span: Span
  /** The calls that matter to instants up to `at`; the same calls however far it was asked before. */
  through(at: number): Plan
}

/**
 * The plan of a span: a pure function of scenario and span, made from one fixed Monday (2024-01-01) on,
 * so that a longer or other span has the same calls. `to` may be Infinity for a terminal that lives on.
 * Throws RangeError for a span that starts before 2024-03-04, when the yard is not yet stationary.
 */
export const planOf = (scenario: Scenario, span: Span): TerminalPlan => {
  const { zone } = scenario.terminal
  let known: Plan | null = null
  let reach = Number.NEGATIVE_INFINITY
  const through = (at: number): Plan => {
    if (known && at <= reach) return known
    const wanted = Math.min(span.to, weekStart(weekOf(at, zone) + FURTHER_WEEKS, zone))
    reach = Math.max(at, wanted)
    known = knownPlan(scenario, { from: span.from, to: reach })
    return known
  }
  through(Math.min(span.to, span.from + 1))
  return { scenario, span, through }
}
