import type { AdminStore, RuleText } from '@quaywise/admin-store'
import type { RuleKind } from '@quaywise/contract'

/** Who made the jobs with which the product comes. */
export const OWNER = 'Quaywise'

const rule = (kind: RuleKind, seconds: number, name: string, description: string): RuleText => ({
  ...{ name, description, kind, terminal: null, paused: false },
  schedule: { every: 'interval', seconds },
})

const FIRST: readonly RuleText[] = [
  rule(
    'rollupBuild',
    10,
    'Roll-up rebuild',
    'Builds the sums of days that were written to, once they are quiet.',
  ),
  rule(
    'rollupCheck',
    10,
    'Roll-up reconciliation',
    'Compares a month of one roll-up with its facts, one after the other.',
  ),
  rule(
    'forecasts',
    60,
    'Completion forecasts',
    'Stores what is expected of running calls, and judges finished ones.',
  ),
  rule('alerts', 15, 'Alert evaluation', 'Counts the tiles that alerts watch, and tells who is to be told.'),
  rule(
    'cleanUp',
    3600,
    'Retention clean-up',
    'Forgets what was kept long enough: sessions, codes, attempts, notices.',
  ),
]

const SCANS: readonly RuleText[] = [
  rule(
    'anomalies',
    600,
    'Anomaly scan',
    'Holds each hour against the same hour of the weeks before and tells what is unusual.',
  ),
  rule(
    'bottlenecks',
    600,
    'Bottleneck scan',
    'Finds what held the quay back in each hour and tells it with what shows it.',
  ),
]

/** The jobs with which the product comes, by what is noted once they were added. */
const SEEDS: Readonly<Record<string, readonly RuleText[]>> = {
  rules_seeded: FIRST,
  rules_seeded_scans: SCANS,
}

/** What the product's own job of a kind says of itself. */
export const seededText = (kind: string): RuleText | undefined =>
  Object.values(SEEDS)
    .flat()
    .find((one) => one.kind === kind)

/** Adds the jobs with which the product comes, once for ever: what is deleted later stays deleted. */
export const seedRules = (admin: AdminStore, now: Date): Promise<void> =>
  admin.transaction(async (tx) => {
    for (const [done, rules] of Object.entries(SEEDS)) {
      if (!(await admin.settings.setOnce(done, true, tx))) continue
      for (const one of rules) await admin.rules.add(one, { owner: OWNER, nextAt: now, now }, tx)
    }
  })
