import { sql } from 'kysely'
import { textType } from './column-type.ts'
import type { Migration } from './migration.ts'

/** Months whose numbers are kept as they were reported: who locked which version when, and the numbers. */
export const monthLocks: Migration = {
  version: 11,
  name: 'months that are locked',
  async up(tx, kind) {
    const text = textType(kind)
    await sql`create table month_lock (
      id ${text} primary key, terminal ${text} not null, page ${text} not null, month ${text} not null,
      version integer not null, locked_at ${text} not null, locked_by ${text} not null,
      locked_by_name ${text} not null, data_until ${text}, parameters ${text} not null)`.execute(tx)
    await sql`create unique index month_lock_version on month_lock (terminal, page, month, version)`.execute(
      tx,
    )
    await sql`create table month_lock_number (
      lock_id ${text} not null references month_lock (id) on delete cascade,
      choice ${text} not null, part ${text} not null, body ${text} not null,
      primary key (lock_id, choice, part))`.execute(tx)
  },
}
