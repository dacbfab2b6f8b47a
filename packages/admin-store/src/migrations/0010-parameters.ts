import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import { textType } from './column-type.ts'
import type { EngineKind, Migration } from './migration.ts'

async function versions(db: Kysely<Schema>, kind: EngineKind): Promise<void> {
  const text = textType(kind)
  await sql`create table parameter_version (
    key ${text} not null, number integer not null, change_id ${text} not null, value ${text} not null,
    effective_from ${text} not null, reason ${text} not null, made_by ${text} not null,
    made_by_name ${text} not null, made_at ${text} not null, restores integer, state ${text} not null,
    decided_by ${text}, decided_by_name ${text}, decided_at ${text}, note ${text}, ended_at ${text},
    primary key (key, number))`.execute(db)
  await sql`create index parameter_version_change on parameter_version (change_id)`.execute(db)
  await sql`create index parameter_version_state on parameter_version (state, effective_from)`.execute(db)
}

async function rules(db: Kysely<Schema>, kind: EngineKind): Promise<void> {
  const text = textType(kind)
  await sql`create table scheduled_rule (
    id ${text} primary key, name ${text} not null, name_key ${text} not null, description ${text} not null,
    kind ${text} not null, terminal ${text}, schedule ${text} not null, paused integer not null,
    owner ${text} not null, created_at ${text} not null, updated_at ${text} not null, next_at ${text},
    last_at ${text}, last_ms integer, calls integer not null, progress double precision not null,
    error ${text}, outcome ${text} not null, lease_owner ${text}, lease_until ${text})`.execute(db)
  await sql`create unique index scheduled_rule_name on scheduled_rule (name_key)`.execute(db)
  await sql`create index scheduled_rule_due on scheduled_rule (next_at)`.execute(db)
}

/** The versions of parameters, and the algorithm jobs that run by the clock. */
export const parameters: Migration = {
  version: 10,
  name: 'parameters and scheduled rules',
  async up(tx, kind) {
    await versions(tx, kind)
    await rules(tx, kind)
  },
}
