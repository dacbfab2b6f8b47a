import { sql } from 'kysely'
import { textType } from './column-type.ts'
import type { Migration } from './migration.ts'

/** Versions of roles, what was said of permissions, and the terminal's own words. */
export const roleVersions: Migration = {
  version: 7,
  name: 'permissions and dictionaries',
  async up(tx, kind) {
    const text = textType(kind)
    await sql`alter table role add column version integer not null default 1`.execute(tx)
    await sql`alter table role add column changed_at ${text}`.execute(tx)
    await sql`create table permission (
      id ${text} primary key, custom integer not null, labels ${text} not null, description ${text} not null,
      sort integer, visible integer not null, version integer not null, changed_at ${text} not null)`.execute(
      tx,
    )
    await sql`create table dictionary_type (
      id ${text} primary key, labels ${text} not null, description ${text} not null,
      version integer not null, changed_at ${text} not null)`.execute(tx)
    await sql`create table dictionary_entry (
      type_id ${text} not null, code ${text} not null, labels ${text} not null, sort integer,
      enabled integer not null, version integer not null, changed_at ${text} not null,
      primary key (type_id, code))`.execute(tx)
  },
}
