import type { ScheduledRule } from '@quaywise/admin-store'
import type { RuleRow } from '@quaywise/contract'
import { scheduleOf } from './next-run.ts'

const STATUS = { default: 0, running: 1, online: 2, abnormal: 3 } as const

const statusOf = (rule: ScheduledRule, now: Date): number => {
  if (rule.leaseUntil !== null && rule.leaseUntil > now.toISOString()) return STATUS.running
  if (rule.error !== null) return STATUS.abnormal
  return rule.paused || rule.calls === 0 ? STATUS.default : STATUS.online
}

const outcomeOf = (kept: ScheduledRule['outcome']): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object(kept)).flatMap(([name, value]): [string, number][] =>
      typeof value === 'number' ? [[name, value]] : [],
    ),
  )

/** A job as the calls tell it. */
export const ruleRow = (rule: ScheduledRule, now: Date): RuleRow => ({
  ...{ key: rule.id, name: rule.name, desc: rule.description, kind: rule.kind, terminal: rule.terminal },
  ...{ schedule: scheduleOf(rule.schedule), status: statusOf(rule, now), disabled: rule.paused },
  ...{ owner: rule.owner, callNo: rule.calls, progress: Math.round(rule.progress * 100) },
  ...{ updatedAt: rule.lastAt, createdAt: rule.createdAt, nextAt: rule.paused ? null : rule.nextAt },
  ...{ lastMs: rule.lastMs, error: rule.error, outcome: outcomeOf(rule.outcome) },
})
