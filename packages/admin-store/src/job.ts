import type { Selectable } from 'kysely'
import { fromJson, type JsonValue } from './json-text.ts'
import type { Schema } from './schema.ts'

const statuses = ['pending', 'running', 'done', 'failed'] as const

/** Where a job stands. */
export type JobStatus = (typeof statuses)[number]

/** A piece of background work with its saved state; `progress` runs from 0 to 1, lower `sort` goes first. */
export interface Job {
  id: string
  kind: string
  sort: number
  state: JsonValue
  status: JobStatus
  progress: number
  error: string | null
  updatedAt: string
  leaseOwner: string | null
  leaseUntil: string | null
}

/** The job of a table row. */
export function jobOf(row: Selectable<Schema['job']>): Job {
  const status = statuses.find((known) => known === row.status) ?? 'failed'
  return { ...row, status, state: fromJson(row.state) }
}
