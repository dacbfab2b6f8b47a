import type { AdminStore } from '@quaywise/admin-store'
import type { Reader } from '@quaywise/report-kit/compile'
import { watchAlerts } from '../alerts/alert-watch.ts'
import type { Config } from '../config/config.ts'
import { AnomalyScan } from '../findings/anomaly-scan.ts'
import { BottleneckScan } from '../findings/bottleneck-scan.ts'
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
  /** Terminals whose data are still on their way. */
  readonly busy: () => Promise<ReadonlySet<string>>
  readonly onError: (error: unknown) => void
}

/** What each kind of job does. */
export const worksOf = (parts: WorkParts): RuleWorks => {
  const { admin, config, reader, rollups, forecasts, onError } = parts
  const scan = { admin, reader, busy: parts.busy, now: () => new Date() }
  const [anomalies, bottlenecks] = [new AnomalyScan(scan), new BottleneckScan(scan)]
  return {
    rollupBuild: ({ rule, goOn }) => rollups.build(goOn, rule.terminal),
    rollupCheck: ({ goOn }) => rollups.check(goOn),
    forecasts: async ({ rule, goOn }) => ({ rows: await forecasts.turn(rule.terminal, goOn) }),
    alerts: async ({ rule, goOn, holds }: RuleRun) => {
      const parts = { admin, reader, holds, onError, terminal: rule.terminal }
      return { counted: await watchAlerts(parts, new Date(), goOn) }
    },
    anomalies: (run) => anomalies.turn(run),
    bottlenecks: (run) => bottlenecks.turn(run),
    cleanUp: async () => tidy({ admin, config }, new Date()),
  }
}
