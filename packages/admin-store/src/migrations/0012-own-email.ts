import { sql } from 'kysely'
import { textType } from './column-type.ts'
import type { Migration } from './migration.ts'

/** The e-mail address that a person chose and has yet to prove. */
export const ownEmail: Migration = {
  version: 12,
  name: 'e-mail addresses that wait for their proof',
  async up(tx, kind) {
    await sql`alter table user_profile add column pending_email ${textType(kind)}`.execute(tx)
  },
}
