import type { Selectable } from 'kysely'
import { fromJson, type JsonValue } from './json-text.ts'
import type { Schema } from './schema.ts'

const kinds = ['view', 'share', 'annotation', 'alert', 'schedule'] as const

/** What people keep on a page. */
export type ItemKind = (typeof kinds)[number]

const audiences = ['own', 'all', 'role'] as const

/** Who sees a kept thing: its owner, everybody of the terminal, or the holders of a role. */
export type Audience = (typeof audiences)[number]

/** A thing that a person keeps on a page of a terminal; `startAt` and `endAt` are the time that it speaks of or lives in. */
export interface KeptItem {
  id: string
  kind: ItemKind
  terminal: string
  page: string
  ownerId: string
  ownerName: string
  audience: Audience
  roleId: string | null
  name: string
  body: JsonValue
  startAt: string | null
  endAt: string | null
  createdAt: string
  changedAt: string
  deletedAt: string | null
}

/** What is told of a new kept thing. */
export type NewKeptItem = Omit<KeptItem, 'ownerName' | 'createdAt' | 'changedAt' | 'deletedAt'>

/** What of a kept thing may change later. */
export type KeptItemPatch = Partial<
  Pick<KeptItem, 'name' | 'audience' | 'roleId' | 'body' | 'startAt' | 'endAt'>
>

/** The kept thing of a table row with its owner's name. */
export function keptItemOf(row: Selectable<Schema['keptItem']> & { ownerName: string }): KeptItem {
  return {
    ...row,
    kind: kinds.find((known) => known === row.kind) ?? 'view',
    audience: audiences.find((known) => known === row.audience) ?? 'own',
    body: fromJson(row.body),
  }
}
