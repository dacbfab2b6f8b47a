import { sql, type Transaction } from 'kysely'
import type { Schema } from '../schema.ts'
import { foldText } from '../user-search.ts'
import { textType } from './column-type.ts'
import type { Migration } from './migration.ts'

/** A name that nobody has yet, whatever its case: of two that differ only by case the later one gets a number. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const next = `${name} (${number})`
    if (!taken.has(foldText(next))) return next
  }
}

async function nameKeys(db: Transaction<Schema>): Promise<void> {
  const rows = await db.selectFrom('role').select(['id', 'name']).orderBy('name').orderBy('id').execute()
  const taken = new Set(rows.map(({ name }) => foldText(name)))
  const seen = new Set<string>()
  for (const { id, name } of rows) {
    const own = seen.has(foldText(name)) ? freeName(name, taken) : name
    seen.add(foldText(own))
    taken.add(foldText(own))
    const named = { name: own, nameKey: foldText(own) }
    await db.updateTable('role').set(named).where('id', '=', id).execute()
  }
}

/** Names of roles that are unique without regard to case, and what roles are called in other languages. */
export const roleNames: Migration = {
  version: 13,
  name: 'names of roles',
  async up(tx, kind) {
    const text = textType(kind)
    await sql`alter table role add column name_key ${text} not null default ''`.execute(tx)
    await sql`alter table role add column labels ${text} not null default '{}'`.execute(tx)
    await nameKeys(tx)
    await sql`create unique index role_name_key on role (name_key)`.execute(tx)
  },
}
