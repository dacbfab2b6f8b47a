import type { Connection, Tx } from './connection.ts'
import { toStored } from './instant.ts'
import { type Permission, type PermissionPatch, permissionOf, permissionRow } from './permission.ts'
import type { Role } from './role.ts'
import { dropFromRoles } from './role-changes.ts'

/** A permission that was taken away, and the roles that had it. */
type Removed = { permission: Permission; roles: Role[] }

/** The permissions that went, or the first of those asked for that is not one of the terminal's own. */
type Removal = { ok: true; removed: Removed[] } | { ok: false; id: string }

const blank = (id: string, at: string): Permission => ({
  ...{ id, custom: false, labels: {}, description: '', sort: null, visible: true, version: 0 },
  changedAt: at,
})

async function changed(
  tx: Tx,
  id: string,
  patch: PermissionPatch,
  version: number | undefined,
): Promise<Permission | undefined> {
  const at = toStored(new Date())
  const lock = tx.updateTable('permission').set((row) => ({ id: row.ref('id') }))
  const row = await lock.where('id', '=', id).returningAll().executeTakeFirst()
  const kept = row ? permissionOf(row) : blank(id, at)
  if (version !== undefined && kept.version !== version) return undefined
  const next = permissionRow({ ...kept, ...patch, version: kept.version + 1, changedAt: at })
  const insert = tx.insertInto('permission').values(next)
  const saved = insert.onConflict((same) => same.column('id').doUpdateSet(next)).returningAll()
  return permissionOf(await saved.executeTakeFirstOrThrow())
}

const STEP = 10

class NotOwn extends Error {}

async function removeAll(tx: Tx, ids: readonly string[]): Promise<Removed[]> {
  const removed: Removed[] = []
  for (const id of new Set(ids)) {
    const gone = tx.deleteFrom('permission').where('id', '=', id).where('custom', '=', 1)
    const row = await gone.returningAll().executeTakeFirst()
    if (!row) throw new NotOwn(id)
    const roles = await dropFromRoles(tx, id, toStored(new Date()))
    removed.push({ permission: permissionOf(row), roles })
  }
  return removed
}

/** What a terminal says of authorities, and the authorities of its own. */
export function permissionsRepository(connection: Connection) {
  return {
    async list(tx?: Tx): Promise<Permission[]> {
      const rows = await connection.on(tx).selectFrom('permission').selectAll().orderBy('id').execute()
      return rows.map(permissionOf)
    },

    /** Makes an authority of the terminal's own; undefined where something is said of it already. */
    async create(
      id: string,
      fields: Pick<Permission, 'labels' | 'description'>,
      tx?: Tx,
    ): Promise<Permission | undefined> {
      const made = { ...blank(id, toStored(new Date())), ...fields, custom: true, version: 1 }
      const insert = connection.on(tx).insertInto('permission').values(permissionRow(made))
      const row = await insert
        .onConflict((same) => same.column('id').doNothing())
        .returningAll()
        .executeTakeFirst()
      return row && permissionOf(row)
    },

    /** Changes what is said of an authority; undefined when it is not at that version (0: nothing said yet). */
    update(id: string, patch: PermissionPatch, version?: number, tx?: Tx): Promise<Permission | undefined> {
      return connection.within(tx, (opened) => changed(opened, id, patch, version))
    },

    /** Gives authorities their places, 10, 20, 30 … in this order, all at once. */
    order(ids: readonly string[], tx?: Tx): Promise<void> {
      return connection.within(tx, async (opened) => {
        for (const [at, id] of ids.entries()) await changed(opened, id, { sort: (at + 1) * STEP }, undefined)
      })
    },

    /** Takes authorities of the terminal's own away, also out of every role: all of them or none. */
    async remove(ids: readonly string[], tx?: Tx): Promise<Removal> {
      try {
        return { ok: true, removed: await connection.within(tx, (opened) => removeAll(opened, ids)) }
      } catch (error) {
        if (error instanceof NotOwn) return { ok: false, id: error.message }
        throw error
      }
    },
  }
}
