import type { ScheduledRule } from '@quaywise/admin-store'
import type { RuleRow } from '@quaywise/contract'
import type { Lookup } from '@quaywise/i18n/words'
import { scheduleOf } from './next-run.ts'
import { shownText } from './rule-words.ts'

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

const namesOf = (rule: ScheduledRule, text: Lookup): Pick<RuleRow, 'name' | 'desc'> => {
  const { name, description } = shownText(rule, text)
  return { name, desc: description }
}

/** A job as the calls tell it, in the language of `text`. */
export const ruleRow = (rule: ScheduledRule, now: Date, text: Lookup): RuleRow => ({
  ...namesOf(rule, text),
  ...{ key: rule.id, kind: rule.kind, terminal: rule.terminal },
  ...{ schedule: scheduleOf(rule.schedule), status: statusOf(rule, now), disabled: rule.paused },
  ...{ owner: rule.owner, callNo: rule.calls, progress: Math.round(rule.progress * 100) },
  ...{ updatedAt: rule.lastAt, createdAt: rule.createdAt, nextAt: rule.paused ? null : rule.nextAt },
  ...{ lastMs: rule.lastMs, error: rule.error, outcome: outcomeOf(rule.outcome) },
})
