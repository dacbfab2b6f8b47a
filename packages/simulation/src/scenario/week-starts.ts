import { weekStartsIn } from './calendar.ts'
import type { Scenario } from './scenario.ts'

/** The starts of the weeks of a terminal that overlap `[from, to)`: Mondays 08:00 local, in order. */
export const weekStarts = (scenario: Scenario, span: { readonly from: number; readonly to: number }) =>
  weekStartsIn(span.from, span.to, scenario.terminal.zone)
