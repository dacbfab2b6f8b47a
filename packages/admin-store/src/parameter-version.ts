import type { Selectable } from 'kysely'
import { fromJson, type JsonValue } from './json-text.ts'
import type { Schema } from './schema.ts'

const states = ['waiting', 'approved', 'rejected', 'rolledBack'] as const

/** Where a version stands; a version that was rolled back is over, or never came into effect. */
export type VersionState = (typeof states)[number]

/** One value that a parameter was given. Versions of one change share its id and stand or fall together. */
export interface ParameterVersion {
  key: string
  number: number
  changeId: string
  value: JsonValue
  effectiveFrom: string
  reason: string
  madeBy: string
  madeByName: string
  madeAt: string
  /** The version that this one brings back; 0 for the default. */
  restores: number | null
  state: VersionState
  decidedBy: string | null
  decidedByName: string | null
  decidedAt: string | null
  note: string | null
  /** When it was rolled back. */
  endedAt: string | null
}

/** The version of a table row. */
export function versionOf(row: Selectable<Schema['parameterVersion']>): ParameterVersion {
  const state = states.find((known) => known === row.state) ?? 'rejected'
  return { ...row, state, value: fromJson(row.value) }
}
