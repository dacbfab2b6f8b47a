import { sql } from 'kysely'
import { textType } from './column-type.ts'
import type { Migration } from './migration.ts'

/** Who may write to what for now, and writes that were begun. */
export const leases: Migration = {
  version: 2,
  name: 'leases and intents of ingest',
  async up(tx, kind) {
    const text = textType(kind)
    await sql`create table ingest_lease (
      name ${text} primary key, owner ${text} not null, until ${text} not null)`.execute(tx)
    await sql`create table ingest_intent (name ${text} primary key, body ${text} not null)`.execute(tx)
  },
}
