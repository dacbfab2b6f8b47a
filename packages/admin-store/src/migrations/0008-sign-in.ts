import { sql, type Transaction } from 'kysely'
import type { Schema } from '../schema.ts'
import { textType } from './column-type.ts'
import type { EngineKind, Migration } from './migration.ts'

type Db = Transaction<Schema>

async function secondFactors(db: Db, kind: EngineKind): Promise<void> {
  const text = textType(kind)
  await sql`create table second_factor (
    user_id ${text} primary key references user_account (id) on delete cascade,
    secret ${text} not null, last_step integer not null, begun_at ${text} not null,
    confirmed_at ${text})`.execute(db)
  await sql`create table recovery_code (
    user_id ${text} not null references user_account (id) on delete cascade,
    code_hash ${text} not null, used_at ${text}, primary key (user_id, code_hash))`.execute(db)
}

async function steps(db: Db, kind: EngineKind): Promise<void> {
  const text = textType(kind)
  await sql`create table sign_in_step (
    token_hash ${text} primary key, kind ${text} not null, body ${text} not null,
    expires_at ${text} not null)`.execute(db)
  await sql`create index sign_in_step_expires_at on sign_in_step (expires_at)`.execute(db)
  await sql`create table oidc_link (
    issuer ${text} not null, subject ${text} not null,
    user_id ${text} not null references user_account (id) on delete cascade,
    label ${text}, linked_at ${text} not null, primary key (issuer, subject))`.execute(db)
  await sql`create unique index oidc_link_user on oidc_link (user_id, issuer)`.execute(db)
}

async function people(db: Db, kind: EngineKind): Promise<void> {
  const text = textType(kind)
  await sql`create table user_profile (
    user_id ${text} primary key references user_account (id) on delete cascade,
    nickname ${text} not null, profile ${text} not null, country ${text} not null,
    province ${text} not null, city ${text} not null, address ${text} not null, phone ${text} not null,
    own_email ${text}, home_page ${text}, theme ${text}, muted ${text} not null,
    changed_at ${text} not null)`.execute(db)
  await sql`create table registration (
    user_id ${text} primary key references user_account (id) on delete cascade,
    via ${text} not null, requested_at ${text} not null, decided_at ${text}, decided_by ${text})`.execute(db)
}

/** Second factors, steps of a sign-in, identities elsewhere, profiles, and who asked for an account. */
export const signIn: Migration = {
  version: 8,
  name: 'sign-in and profiles',
  async up(tx, kind) {
    await secondFactors(tx, kind)
    await steps(tx, kind)
    await people(tx, kind)
  },
}
