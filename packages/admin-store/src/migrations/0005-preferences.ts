import { sql } from 'kysely'
import { textType } from './column-type.ts'
import type { Migration } from './migration.ts'

/** What each user set up for themselves. */
export const preferences: Migration = {
  version: 5,
  name: 'preferences',
  async up(tx, kind) {
    const text = textType(kind)
    await sql`create table user_preference (
      user_id ${text} not null references user_account (id) on delete cascade,
      key ${text} not null, value ${text} not null, changed_at ${text} not null,
      primary key (user_id, key))`.execute(tx)
  },
}
