import type { Selectable } from 'kysely'
import { fromJson } from './json-text.ts'
import type { OwnLabels } from './permission.ts'
import type { Schema } from './schema.ts'
import { foldText } from './user-search.ts'

/** A named set of authorities; `terminals` null means all terminals. Every change makes a new `version`. */
export interface Role {
  id: string
  name: string
  /** What it is called in a language, where that is another word than its name. */
  labels: OwnLabels
  description: string
  pageAuthorities: string[]
  uiAuthorities: string[]
  terminals: string[] | null
  version: number
  changedAt: string | null
}

/** What is said of a role when it is made. */
export type NewRole = Omit<Role, 'id' | 'version' | 'changedAt' | 'labels'> & { labels?: OwnLabels }

/** What of a role may change. */
export type RolePatch = Partial<NewRole>

/** A role that was stored, or why it was not. `changed`: somebody else changed it meanwhile. */
export type RoleOutcome =
  | { ok: true; role: Role }
  | { ok: false; reason: 'name-taken' | 'too-long' | 'not-found' | 'changed' }

type RoleRow = Selectable<Schema['role']>

/** The role of a table row. */
export function roleOf({ nameKey: _key, ...row }: RoleRow): Role {
  return {
    ...row,
    labels: fromJson(row.labels),
    pageAuthorities: fromJson(row.pageAuthorities),
    uiAuthorities: fromJson(row.uiAuthorities),
    terminals: row.terminals === null ? null : fromJson(row.terminals),
  }
}

/** The table row of a role. */
export function roleRow(role: Role): RoleRow {
  return {
    ...role,
    nameKey: foldText(role.name),
    labels: JSON.stringify(role.labels),
    pageAuthorities: JSON.stringify(role.pageAuthorities),
    uiAuthorities: JSON.stringify(role.uiAuthorities),
    terminals: role.terminals && JSON.stringify(role.terminals),
  }
}
