import type { Selectable } from 'kysely'
import type { Connection, Tx } from './connection.ts'
import { toStoredOrNull } from './instant.ts'
import type { Schema } from './schema.ts'

/** A terminal whose data the product holds. `zone` is its IANA time zone. */
export interface TerminalEntry {
  id: string
  name: string
  locode: string | null
  zone: string
  kind: 'demo' | 'imported'
  clock: 'live' | 'frozen'
  /** Where a frozen clock stands. */
  frozenAt: string | null
  sort: number
}

function terminalOf(row: Selectable<Schema['terminal']>): TerminalEntry {
  return {
    ...row,
    kind: row.kind === 'demo' ? 'demo' : 'imported',
    clock: row.clock === 'live' ? 'live' : 'frozen',
  }
}

/** The terminals, in the order of the header's switch. */
export function terminalsRepository(connection: Connection) {
  return {
    async upsert(terminal: TerminalEntry, tx?: Tx): Promise<void> {
      const row = { ...terminal, frozenAt: toStoredOrNull(terminal.frozenAt) }
      const insert = connection.on(tx).insertInto('terminal').values(row)
      await insert.onConflict((same) => same.column('id').doUpdateSet(row)).execute()
    },

    async list(tx?: Tx): Promise<TerminalEntry[]> {
      const query = connection
        .on(tx)
        .selectFrom('terminal')
        .selectAll()
        .orderBy('sort')
        .orderBy('name')
        .orderBy('id')
      return (await query.execute()).map(terminalOf)
    },

    async get(id: string, tx?: Tx): Promise<TerminalEntry | undefined> {
      const query = connection.on(tx).selectFrom('terminal').selectAll().where('id', '=', id)
      const row = await query.executeTakeFirst()
      return row && terminalOf(row)
    },
  }
}
