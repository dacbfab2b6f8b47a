import { type RawBuilder, sql } from 'kysely'
import type { EngineKind } from './migration.ts'

/** Text that compares by code point on both engines, whatever the locale of the PostgreSQL database. */
export function textType(kind: EngineKind): RawBuilder<unknown> {
  return kind === 'postgres' ? sql`text collate "C"` : sql`text collate binary`
}
