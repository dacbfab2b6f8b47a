import { FULL } from './scenario/full.ts'
import { QUARTER } from './scenario/quarter.ts'

/** The two demo terminals. */
export const SCENARIOS = { full: FULL, small: QUARTER } as const

export {
  CHALLENGE_PORT,
  CHALLENGE_TIMES,
  type ChallengeFiles,
  type ChallengeOptions,
  type ChallengePort,
  type ChallengeScenario,
  type ChallengeTimes,
  challengeScenario,
} from './challenge/challenge.ts'
export type { ChallengeReport, VesselReport } from './challenge/report.ts'
export { runChallenge } from './challenge/run.ts'
export type { Emission, Emit } from './emission.ts'
export { placesOf } from './places.ts'
export type { Span } from './plan/plan.ts'
export { type BlockStock, stockAt } from './plan/stock.ts'
export { planOf, type TerminalPlan as Plan } from './plan/terminal-plan.ts'
export type { Ledger } from './play/ledger.ts'
export { openingOf } from './play/opening.ts'
export { playWeek, type WeekPlay } from './play/week.ts'
export { layoutOfAreas } from './scenario/areas.ts'
export { scaledDemand, withBlocks } from './scenario/demand.ts'
export { type Parsed, parseScenario } from './scenario/parse.ts'
export type { Acceptance, Scenario } from './scenario/scenario.ts'
export { weekStarts } from './scenario/week-starts.ts'
