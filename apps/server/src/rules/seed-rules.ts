import type { AdminStore, RuleText } from '@quaywise/admin-store'
import type { RuleKind } from '@quaywise/contract'

const DONE = 'rules_seeded'
const OWNER = 'Quaywise'

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

/** Adds the jobs with which the product comes, once for ever: what is deleted later stays deleted. */
export const seedRules = (admin: AdminStore, now: Date): Promise<void> =>
  admin.transaction(async (tx) => {
    if (!(await admin.settings.setOnce(DONE, true, tx))) return
    for (const one of FIRST) await admin.rules.add(one, { owner: OWNER, nextAt: now, now }, tx)
  })
