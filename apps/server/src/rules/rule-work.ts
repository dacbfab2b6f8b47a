import type { ScheduledRule, Tx } from '@quaywise/admin-store'
import type { RuleKind } from '@quaywise/contract'

/** A run of a job: the rule, and how it keeps its hold. */
export type RuleRun = {
  readonly rule: ScheduledRule
  /** Renews the hold, and tells how far the run is (0 to 1); false when it must stop. */
  readonly goOn: (progress?: number) => Promise<boolean>
  /** The same within a transaction, for what must not be written by two. */
  readonly holds: (tx: Tx) => Promise<boolean>
}

/** What a job does; it gives what came of it, by name. Throws when it failed. */
type RuleWork = (run: RuleRun) => Promise<Readonly<Record<string, number>>>

/** What each kind of job does. */
export type RuleWorks = Readonly<Record<RuleKind, RuleWork>>
