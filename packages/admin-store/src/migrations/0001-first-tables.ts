import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from '../schema.ts'
import { textType } from './column-type.ts'
import type { Migration } from './migration.ts'

type Text = RawBuilder<unknown>
type Db = Transaction<Schema>

async function accounts(db: Db, text: Text): Promise<void> {
  await sql`create table user_account (
    id ${text} primary key, username ${text} not null, username_key ${text} not null, name ${text} not null,
    password_hash ${text} not null, mobile ${text}, email ${text}, avatar_url ${text}, language ${text},
    is_admin integer not null, disabled integer not null, must_change_password integer not null,
    valid_from ${text}, valid_until ${text}, default_terminal ${text}, search_text ${text} not null,
    created_at ${text} not null, last_sign_in_at ${text})`.execute(db)
  await sql`create unique index user_account_username_key on user_account (username_key)`.execute(db)
  await sql`create unique index user_account_mobile on user_account (mobile)`.execute(db)
  await sql`create table role (
    id ${text} primary key, name ${text} not null, description ${text} not null,
    page_authorities ${text} not null, ui_authorities ${text} not null, terminals ${text})`.execute(db)
  await sql`create unique index role_name on role (name)`.execute(db)
  await sql`create table user_role (
    user_id ${text} not null references user_account (id) on delete cascade,
    role_id ${text} not null references role (id) on delete cascade,
    primary key (user_id, role_id))`.execute(db)
  await sql`create index user_role_role on user_role (role_id)`.execute(db)
}

async function signIn(db: Db, text: Text): Promise<void> {
  await sql`create table session (
    id ${text} primary key, token_hash ${text} not null,
    user_id ${text} not null references user_account (id) on delete cascade,
    created_at ${text} not null, expires_at ${text} not null, last_seen_at ${text} not null,
    address ${text} not null, user_agent ${text} not null, revoked_at ${text})`.execute(db)
  await sql`create unique index session_token_hash on session (token_hash)`.execute(db)
  await sql`create index session_user_id on session (user_id)`.execute(db)
  await sql`create index session_expires_at on session (expires_at)`.execute(db)
  await sql`create table sign_in_attempt (
    kind ${text} not null, key_hash ${text} not null, failures ${text} not null, updated_at ${text} not null,
    primary key (kind, key_hash))`.execute(db)
  await sql`create table verification_code (
    mobile ${text} not null, purpose ${text} not null, code_hash ${text} not null, tries_left integer not null,
    created_at ${text} not null, expires_at ${text} not null, consumed_at ${text},
    primary key (mobile, purpose))`.execute(db)
}

async function operations(db: Db, text: Text): Promise<void> {
  await sql`create table setting (key ${text} primary key, value ${text} not null)`.execute(db)
  await sql`create table terminal (
    id ${text} primary key, name ${text} not null, locode ${text}, zone ${text} not null, kind ${text} not null,
    clock ${text} not null, frozen_at ${text}, sort integer not null)`.execute(db)
  await sql`create table job (
    id ${text} primary key, kind ${text} not null, sort integer not null, state ${text} not null,
    status ${text} not null, progress double precision not null, error ${text}, updated_at ${text} not null,
    lease_owner ${text}, lease_until ${text})`.execute(db)
  await sql`create index job_queue on job (kind, status, sort)`.execute(db)
}

async function ingest(db: Db, text: Text): Promise<void> {
  await sql`create table ingest_batch (
    id ${text} primary key, kind ${text} not null, terminal ${text} not null, mapping ${text}, file_name ${text},
    content_hash ${text} not null, received_at ${text} not null, status ${text} not null,
    accepted integer not null, duplicate integer not null, rejected integer not null,
    warnings ${text} not null, state ${text} not null)`.execute(db)
  await sql`create index ingest_batch_content on ingest_batch (content_hash)`.execute(db)
  await sql`create index ingest_batch_received_at on ingest_batch (received_at)`.execute(db)
  await sql`create table ingest_rejection (
    batch_id ${text} not null references ingest_batch (id) on delete cascade,
    line integer not null, reason ${text} not null, raw ${text} not null, fields ${text} not null,
    primary key (batch_id, line, reason))`.execute(db)
  await sql`create table ingest_mapping (
    id ${text} primary key, kind ${text} not null, name ${text} not null, body ${text} not null,
    updated_at ${text} not null)`.execute(db)
}

/** Accounts, roles, sessions, throttling, codes, settings, terminals, jobs and ingest. */
export const firstTables: Migration = {
  version: 1,
  name: 'first tables',
  async up(tx, kind) {
    const text = textType(kind)
    await accounts(tx, text)
    await signIn(tx, text)
    await operations(tx, text)
    await ingest(tx, text)
  },
}
