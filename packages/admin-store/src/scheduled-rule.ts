import type { Selectable } from 'kysely'
import { fromJson, type JsonValue } from './json-text.ts'
import type { Schema } from './schema.ts'

/** An algorithm job that runs by the clock; `progress` runs from 0 to 1. */
export interface ScheduledRule {
  id: string
  name: string
  description: string
  kind: string
  /** The terminal that it works for; null for all. */
  terminal: string | null
  schedule: JsonValue
  paused: boolean
  /** Who made it, by name. */
  owner: string
  createdAt: string
  updatedAt: string
  nextAt: string | null
  /** When it began last. */
  lastAt: string | null
  lastMs: number | null
  calls: number
  progress: number
  /** Why its last run failed; null where it went well. */
  error: string | null
  /** What its last run did, by name. */
  outcome: JsonValue
  leaseOwner: string | null
  leaseUntil: string | null
}

/** What people say of a rule. */
export interface RuleText {
  name: string
  description: string
  kind: string
  terminal: string | null
  schedule: JsonValue
  paused: boolean
}

/** The rule of a table row. */
export function ruleOf({ nameKey: _key, ...row }: Selectable<Schema['scheduledRule']>): ScheduledRule {
  return {
    ...row,
    paused: row.paused === 1,
    calls: Number(row.calls),
    schedule: fromJson(row.schedule),
    outcome: fromJson(row.outcome),
  }
}

/** The columns of what people say. */
export function ruleColumns({ name, description, kind, terminal, schedule, paused }: RuleText) {
  return {
    ...{ name, nameKey: name.normalize('NFKC').toLowerCase(), description, kind, terminal },
    ...{ schedule: JSON.stringify(schedule), paused: paused ? (1 as const) : (0 as const) },
  }
}
