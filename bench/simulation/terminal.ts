import { planOf, playWeek, SCENARIOS, weekStarts } from '@quaywise/simulation'
import { coreSeconds } from './core-seconds.ts'

const DAY = 86_400_000
const SPAN = { from: Date.UTC(2025, 0, 1), to: Date.UTC(2026, 1, 1) }

/** What playing weeks of the full terminal took, in seconds of one core. */
export type TerminalFigures = {
  readonly planS: number
  readonly weekS: number
  readonly eventsPerS: number
  readonly rowsPerS: number
  readonly daysPerS: number
  readonly peakGb: number
}

/** Plans 13 months of the full terminal and plays some weeks of it, the newest whole ones. */
export const playTerminal = (weeks: number): TerminalFigures => {
  let plan = planOf(SCENARIOS.small, SPAN)
  const planS = coreSeconds(() => {
    plan = planOf(SCENARIOS.full, SPAN)
    plan.through(SPAN.to)
  })
  // The last week reaches beyond the span and would be planned anew.
  const starts = weekStarts(SCENARIOS.full, SPAN).slice(-weeks - 1, -1)
  let events = 0
  let rows = 0
  const playS = coreSeconds(() => {
    for (const start of starts) {
      const play = playWeek(plan, start, Number.POSITIVE_INFINITY, () => {
        rows++
      })
      events += play.events
    }
  })
  return {
    planS,
    weekS: playS / weeks,
    eventsPerS: events / playS,
    rowsPerS: rows / playS,
    daysPerS: (7 * DAY * weeks) / DAY / playS,
    peakGb: process.resourceUsage().maxRSS / 1024 ** 2,
  }
}

// Run in a process of its own, so that its peak memory is that of the plan and the play alone.
if (import.meta.main) console.log(JSON.stringify(playTerminal(Number(process.argv[2] ?? 3))))
