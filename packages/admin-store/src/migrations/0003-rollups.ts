import { sql } from 'kysely'
import { textType } from './column-type.ts'
import type { Migration } from './migration.ts'

/** Which days and months of the roll-ups may be believed, and the writes that are under way. */
export const rollups: Migration = {
  version: 3,
  name: 'roll-ups',
  async up(tx, kind) {
    const text = textType(kind)
    await sql`create table rollup_day (
      terminal ${text} not null, dataset ${text} not null, day ${text} not null,
      mark integer not null, marked_at ${text} not null, built_mark integer, build integer, print ${text},
      even integer not null, enters integer not null, reach ${text},
      primary key (terminal, dataset, day))`.execute(tx)
    await sql`create table rollup_month (
      terminal ${text} not null, dataset ${text} not null, month ${text} not null,
      build integer not null, print ${text} not null, primary key (terminal, dataset, month))`.execute(tx)
    await sql`create table rollup_write (
      id ${text} primary key, terminal ${text} not null, until ${text} not null)`.execute(tx)
    await sql`create table rollup_write_span (
      write_id ${text} not null references rollup_write (id) on delete cascade,
      dataset ${text} not null, first_day ${text} not null, last_day ${text} not null)`.execute(tx)
    await sql`create index rollup_write_span_write on rollup_write_span (write_id)`.execute(tx)
    await sql`create table rollup_counter (name ${text} primary key, value integer not null)`.execute(tx)
  },
}
