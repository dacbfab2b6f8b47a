import { sql, type Transaction } from 'kysely'
import type { Schema } from '../schema.ts'
import { textType } from './column-type.ts'
import type { EngineKind, Migration } from './migration.ts'

type Db = Transaction<Schema>

async function departments(db: Db, kind: EngineKind): Promise<void> {
  const text = textType(kind)
  await sql`create table department (
    id ${text} primary key, parent_id ${text} references department (id),
    name ${text} not null, name_key ${text} not null, note ${text} not null,
    sort integer not null, version integer not null)`.execute(db)
  await sql`create unique index department_name on department (coalesce(parent_id, ''), name_key)`.execute(db)
  await sql`create table user_department (
    user_id ${text} not null references user_account (id) on delete cascade,
    department_id ${text} not null references department (id) on delete cascade,
    main integer not null, primary key (user_id, department_id))`.execute(db)
  await sql`create index user_department_department on user_department (department_id)`.execute(db)
}

async function accounts(db: Db, kind: EngineKind): Promise<void> {
  const text = textType(kind)
  await sql`alter table user_account add column version integer not null default 1`.execute(db)
  await sql`create table avatar (
    name ${text} primary key, user_id ${text} not null references user_account (id) on delete cascade,
    type ${text} not null, content ${text} not null, created_at ${text} not null)`.execute(db)
  await sql`create unique index avatar_user on avatar (user_id)`.execute(db)
}

/** Departments and who belongs to them, pictures of people, and a number that tells a stale edit. */
export const users: Migration = {
  version: 6,
  name: 'departments, avatars and versions of accounts',
  async up(tx, kind) {
    await departments(tx, kind)
    await accounts(tx, kind)
  },
}
