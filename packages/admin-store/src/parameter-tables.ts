import type { Flag } from './flag.ts'

/** One value that a parameter was given. */
export interface ParameterVersionTable {
  key: string
  number: number
  changeId: string
  value: string
  effectiveFrom: string
  reason: string
  madeBy: string
  madeByName: string
  madeAt: string
  restores: number | null
  state: string
  decidedBy: string | null
  decidedByName: string | null
  decidedAt: string | null
  note: string | null
  endedAt: string | null
}

/** A job that runs by the clock. */
export interface ScheduledRuleTable {
  id: string
  name: string
  nameKey: string
  description: string
  kind: string
  terminal: string | null
  schedule: string
  /** Both engines keep a yes or no as 1 or 0. */
  paused: Flag
  owner: string
  createdAt: string
  updatedAt: string
  nextAt: string | null
  lastAt: string | null
  lastMs: number | null
  calls: number
  progress: number
  error: string | null
  outcome: string
  leaseOwner: string | null
  leaseUntil: string | null
}
