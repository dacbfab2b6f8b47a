import type { Selectable } from 'kysely'
import { fromJson } from './json-text.ts'
import type { OwnLabels } from './permission.ts'
import type { Schema } from './schema.ts'

/** A list of words: how a terminal calls it, by language. One that the product does not declare is its own. */
export interface DictionaryType {
  id: string
  labels: OwnLabels
  description: string
  version: number
  changedAt: string
}

/** A word of a list as a terminal has it: by language, its place, and whether search forms offer it. */
export interface DictionaryEntry {
  typeId: string
  code: string
  labels: OwnLabels
  sort: number | null
  enabled: boolean
  version: number
  changedAt: string
}

/** What of a list may change. */
export type DictionaryTypePatch = Partial<Pick<DictionaryType, 'labels' | 'description'>>
/** What of a word may change. */
export type DictionaryEntryPatch = Partial<Pick<DictionaryEntry, 'labels' | 'sort' | 'enabled'>>

/** The list of a table row. */
export const dictionaryTypeOf = (row: Selectable<Schema['dictionaryType']>): DictionaryType => ({
  ...row,
  labels: fromJson(row.labels),
})

/** The word of a table row. */
export const dictionaryEntryOf = (row: Selectable<Schema['dictionaryEntry']>): DictionaryEntry => ({
  ...row,
  labels: fromJson(row.labels),
  enabled: row.enabled === 1,
})

/** The table row of a word. */
export const dictionaryEntryRow = (entry: DictionaryEntry): Selectable<Schema['dictionaryEntry']> => ({
  ...entry,
  labels: JSON.stringify(entry.labels),
  enabled: entry.enabled ? 1 : 0,
})
