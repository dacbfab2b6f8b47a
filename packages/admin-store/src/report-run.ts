import type { Selectable } from 'kysely'
import { fromJson, type JsonValue } from './json-text.ts'
import type { Schema } from './schema.ts'

const states = ['waiting', 'running', 'done', 'failed'] as const

/** Where the making of a report stands; `waiting` also between two tries. */
export type RunState = (typeof states)[number]

/** One making of a scheduled report. */
export interface ReportRun {
  id: string
  scheduleId: string
  dueAt: string
  state: RunState
  tries: number
  tryAt: string
  leaseOwner: string | null
  leaseUntil: string | null
  startedAt: string | null
  finishedAt: string | null
  error: string | null
  result: JsonValue
}

/** The run of a table row. */
export function reportRunOf(row: Selectable<Schema['reportRun']>): ReportRun {
  const state = states.find((known) => known === row.state) ?? 'failed'
  return { ...row, state, result: fromJson(row.result) }
}
