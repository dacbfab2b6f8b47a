import type { AdminStore } from '@quaywise/admin-store'
import type { Reader } from '@quaywise/report-kit/compile'
import { watchAlerts } from '../alerts/alert-watch.ts'
import type { Config } from '../config/config.ts'
import type { ForecastKeeper } from '../forecast/keep-forecasts.ts'
import type { RollupTurns } from '../rollups/rollup-turns.ts'
import { tidy } from '../start/housekeeping.ts'
import type { RuleRun, RuleWorks } from './rule-work.ts'

/** What the jobs work with. */
export type WorkParts = {
  readonly admin: AdminStore
  readonly config: Config
  readonly reader: Reader
  readonly rollups: RollupTurns
  readonly forecasts: ForecastKeeper
  readonly onError: (error: unknown) => void
}

/** What each kind of job does. */
export const worksOf = ({ admin, config, reader, rollups, forecasts, onError }: WorkParts): RuleWorks => ({
  rollupBuild: ({ rule, goOn }) => rollups.build(goOn, rule.terminal),
  rollupCheck: ({ goOn }) => rollups.check(goOn),
  forecasts: async ({ rule, goOn }) => ({ rows: await forecasts.turn(rule.terminal, goOn) }),
  alerts: async ({ rule, goOn, holds }: RuleRun) => {
    const parts = { admin, reader, holds, onError, terminal: rule.terminal }
    return { counted: await watchAlerts(parts, new Date(), goOn) }
  },
  cleanUp: async () => tidy({ admin, config }, new Date()),
})
