import type { Selectable } from 'kysely'
import type { Schema } from './schema.ts'

/** A department of the terminal; `parentId` null at the top. */
export interface Department {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly note: string
  /** Its place among those with the same parent, from 0. */
  readonly sort: number
  readonly version: number
}

/** The department of a table row. */
export function departmentOf({ nameKey: _key, ...rest }: Selectable<Schema['department']>): Department {
  return rest
}

type Placed = Pick<Department, 'id' | 'parentId'>

/** A department and all that lie below it, by id. */
export function withBelow(all: readonly Placed[], id: string): ReadonlySet<string> {
  const found = new Set([id])
  for (let grown = 0; grown < found.size; ) {
    grown = found.size
    for (const one of all) if (one.parentId !== null && found.has(one.parentId)) found.add(one.id)
  }
  return found
}
