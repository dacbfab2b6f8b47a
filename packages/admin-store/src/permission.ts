import type { Selectable } from 'kysely'
import { fromJson } from './json-text.ts'
import type { Schema } from './schema.ts'

/** Own words by language; a language that is not there has none. */
export type OwnLabels = Readonly<Record<string, string>>

/**
 * What a terminal says of an authority: its own words, its place in the menu, whether the menu shows it.
 * `custom` ones exist only here; the others are declared by the product, and one without a row is as declared.
 */
export interface Permission {
  id: string
  custom: boolean
  labels: OwnLabels
  description: string
  sort: number | null
  visible: boolean
  version: number
  changedAt: string
}

/** What of a permission may change. */
export type PermissionPatch = Partial<Pick<Permission, 'labels' | 'description' | 'sort' | 'visible'>>

type PermissionRow = Selectable<Schema['permission']>

/** The permission of a table row. */
export function permissionOf(row: PermissionRow): Permission {
  return {
    ...row,
    custom: row.custom === 1,
    labels: fromJson(row.labels),
    visible: row.visible === 1,
  }
}

/** The table row of a permission. */
export function permissionRow(permission: Permission): PermissionRow {
  return {
    ...permission,
    custom: permission.custom ? 1 : 0,
    labels: JSON.stringify(permission.labels),
    visible: permission.visible ? 1 : 0,
  }
}
