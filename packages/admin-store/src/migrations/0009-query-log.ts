import { sql } from 'kysely'
import { textType } from './column-type.ts'
import type { Migration } from './migration.ts'

/** What people asked and changed, as a chain of rows, and the two ends of the chain. */
export const queryLog: Migration = {
  version: 9,
  name: 'query log',
  async up(tx, kind) {
    const text = textType(kind)
    await sql`create table query_log (
      seq integer primary key, noted_at ${text} not null, user_id ${text}, username ${text} not null,
      person_name ${text} not null, department ${text} not null, roles ${text} not null,
      module ${text} not null, page ${text}, endpoint ${text} not null, action ${text} not null,
      parameters ${text} not null, address ${text}, status integer not null, error_code ${text},
      ms integer not null, row_count integer, exported integer not null, part integer not null,
      ip ${text} not null, agent ${text} not null, trace_id ${text} not null, changes ${text},
      search_text ${text} not null, previous_hash ${text} not null, hash ${text} not null)`.execute(tx)
    await sql`create index query_log_noted on query_log (noted_at, seq)`.execute(tx)
    await sql`create index query_log_user on query_log (user_id, seq)`.execute(tx)
    await sql`create table log_chain (
      id integer primary key, last_seq integer not null, last_hash ${text} not null, last_seal ${text} not null,
      first_seq integer not null, base_hash ${text} not null, base_seal ${text} not null, cut_at ${text})`.execute(
      tx,
    )
    const start = '0'.repeat(64)
    await sql`insert into log_chain (id, last_seq, last_hash, last_seal, first_seq, base_hash, base_seal, cut_at)
      values (1, 0, ${start}, '', 1, ${start}, '', null)`.execute(tx)
  },
}
