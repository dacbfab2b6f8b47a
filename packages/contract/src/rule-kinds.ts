/** What jobs that run by the clock can do. */
export const RULE_KINDS = [
  'rollupBuild',
  'rollupCheck',
  'forecasts',
  'alerts',
  'anomalies',
  'bottlenecks',
  'cleanUp',
] as const
export type RuleKind = (typeof RULE_KINDS)[number]

/** Kinds that work on all terminals at once, and cannot be told one. */
export const KINDS_OF_ALL: readonly RuleKind[] = ['rollupCheck', 'cleanUp']
