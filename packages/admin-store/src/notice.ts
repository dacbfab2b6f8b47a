import type { Selectable } from 'kysely'
import { fromJson, type JsonValue } from './json-text.ts'
import type { Schema } from './schema.ts'

/** Something that people are told: one person, or everybody of a terminal (of all of them where it is null). */
export interface Notice {
  id: string
  terminal: string | null
  userId: string | null
  kind: string
  /** What its sentence names. */
  detail: JsonValue
  /** Where in the application it leads. */
  href: string | null
  createdAt: string
  read: boolean
}

/** A notice to be told; of two with the same `onceKey` only the first is. */
export type NewNotice = Omit<Notice, 'id' | 'createdAt' | 'read'> & { onceKey: string }

/** The notice of a table row, with whether its reader has read it. */
export function noticeOf(row: Selectable<Schema['notice']> & { readBy: string | null }): Notice {
  const { onceKey: _once, readBy, ...rest } = row
  return { ...rest, detail: fromJson(row.detail), read: readBy !== null }
}
