import { sql, type Transaction } from 'kysely'
import type { Schema } from '../schema.ts'
import { textType } from './column-type.ts'
import type { EngineKind, Migration } from './migration.ts'

type Db = Transaction<Schema>

async function keptItems(db: Db, kind: EngineKind): Promise<void> {
  const text = textType(kind)
  await sql`create table kept_item (
    id ${text} primary key, kind ${text} not null, terminal ${text} not null, page ${text} not null,
    owner_id ${text} not null references user_account (id) on delete cascade,
    audience ${text} not null, role_id ${text} references role (id) on delete cascade,
    name ${text} not null, body ${text} not null, start_at ${text}, end_at ${text},
    created_at ${text} not null, changed_at ${text} not null, deleted_at ${text})`.execute(db)
  await sql`create index kept_item_place on kept_item (terminal, kind, page)`.execute(db)
  await sql`create index kept_item_owner on kept_item (owner_id, kind)`.execute(db)
  await sql`create index kept_item_role on kept_item (role_id)`.execute(db)
  await sql`create table view_default (
    user_id ${text} not null references user_account (id) on delete cascade,
    terminal ${text} not null, page ${text} not null,
    item_id ${text} not null references kept_item (id) on delete cascade,
    primary key (user_id, terminal, page))`.execute(db)
  await sql`create index view_default_item on view_default (item_id)`.execute(db)
}

async function notices(db: Db, kind: EngineKind): Promise<void> {
  const text = textType(kind)
  await sql`create table alert_state (
    item_id ${text} primary key references kept_item (id) on delete cascade,
    level ${text} not null, since ${text}, value double precision, evaluated_at ${text}, error ${text},
    snoozed_until ${text}, acknowledged_at ${text}, acknowledged_by ${text})`.execute(db)
  await sql`create table notice (
    id ${text} primary key, once_key ${text} not null, terminal ${text},
    user_id ${text} references user_account (id) on delete cascade, kind ${text} not null,
    detail ${text} not null, href ${text}, created_at ${text} not null)`.execute(db)
  await sql`create unique index notice_once on notice (once_key)`.execute(db)
  await sql`create index notice_created on notice (created_at)`.execute(db)
  await sql`create index notice_user on notice (user_id)`.execute(db)
  await sql`create table notice_read (
    notice_id ${text} not null references notice (id) on delete cascade,
    user_id ${text} not null references user_account (id) on delete cascade,
    primary key (notice_id, user_id))`.execute(db)
  await sql`create index notice_read_user on notice_read (user_id)`.execute(db)
}

async function reportRuns(db: Db, kind: EngineKind): Promise<void> {
  const text = textType(kind)
  await sql`create table schedule_state (
    item_id ${text} primary key references kept_item (id) on delete cascade,
    next_at ${text}, paused integer not null)`.execute(db)
  await sql`create table report_run (
    id ${text} primary key, schedule_id ${text} not null references kept_item (id) on delete cascade,
    due_at ${text} not null, state ${text} not null, tries integer not null, try_at ${text} not null,
    lease_owner ${text}, lease_until ${text}, started_at ${text}, finished_at ${text},
    error ${text}, result ${text} not null)`.execute(db)
  await sql`create unique index report_run_due on report_run (schedule_id, due_at)`.execute(db)
  await sql`create index report_run_queue on report_run (state, try_at)`.execute(db)
}

/** What people keep on pages, what they are told, and the reports that are made for them. */
export const workspace: Migration = {
  version: 4,
  name: 'views, annotations, alerts, notices and schedules',
  async up(tx, kind) {
    await keptItems(tx, kind)
    await notices(tx, kind)
    await reportRuns(tx, kind)
  },
}
