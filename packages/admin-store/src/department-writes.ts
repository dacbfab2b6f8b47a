import { brokenRule } from './broken-rule.ts'
import type { Tx } from './connection.ts'
import { type Department, departmentOf, withBelow } from './department.ts'
import { DepartmentRefused } from './department-refused.ts'
import { newId } from './new-id.ts'
import { usernameKeyOf } from './user-search.ts'

/** What is said of a department. */
export interface DepartmentWords {
  readonly name: string
  readonly note: string
}

// What is indexed has to fit into an index entry of PostgreSQL.
const LONGEST_NAME = 200

/** All departments, those of one parent in their order. */
export async function departmentsIn(tx: Pick<Tx, 'selectFrom'>): Promise<Department[]> {
  const rows = await tx.selectFrom('department').selectAll().orderBy('sort').orderBy('name').execute()
  return rows.map(departmentOf)
}

/** One department out of all. Throws DepartmentRefused when it is not there. */
export function among(
  all: readonly Department[],
  id: string,
  reason: 'not-found' | 'unknown-parent' | 'unknown-target',
) {
  const found = all.find((one) => one.id === id)
  if (!found) throw new DepartmentRefused(reason)
  return found
}

async function uniquely<T>(name: string, write: () => Promise<T>): Promise<T> {
  if (name.length > LONGEST_NAME) throw new DepartmentRefused('too-long')
  try {
    return await write()
  } catch (error) {
    if (brokenRule('unique', error) === undefined) throw error
    throw new DepartmentRefused('name-taken')
  }
}

const childrenOf = (all: readonly Department[], parentId: string | null) =>
  all.filter((one) => one.parentId === parentId)

/** Adds a department after its siblings. */
export async function addDepartment(
  tx: Tx,
  { name, note, parentId }: DepartmentWords & { readonly parentId: string | null },
): Promise<Department> {
  const all = await departmentsIn(tx)
  if (parentId !== null) among(all, parentId, 'unknown-parent')
  const sort = Math.max(-1, ...childrenOf(all, parentId).map((one) => one.sort)) + 1
  const row = { id: newId(), parentId, name, nameKey: usernameKeyOf(name), note, sort, version: 1 }
  const insert = tx.insertInto('department').values(row).returningAll()
  return departmentOf(await uniquely(name, () => insert.executeTakeFirstOrThrow()))
}

/** Renames a department or changes its note; refused when `version` is not the one that stands. */
export async function changeDepartment(
  tx: Tx,
  id: string,
  { name, note, version }: DepartmentWords & { readonly version?: number | undefined },
): Promise<{ before: Department; after: Department }> {
  const before = among(await departmentsIn(tx), id, 'not-found')
  if (version !== undefined && version !== before.version) throw new DepartmentRefused('stale')
  const changed = { name, nameKey: usernameKeyOf(name), note, version: before.version + 1 }
  const update = tx.updateTable('department').set(changed).where('id', '=', id).returningAll()
  return { before, after: departmentOf(await uniquely(name, () => update.executeTakeFirstOrThrow())) }
}

/** Puts a department under a parent, before one of its children or at the end. Never below itself. */
export async function moveDepartment(
  tx: Tx,
  id: string,
  { parentId, beforeId }: { readonly parentId: string | null; readonly beforeId: string | null },
): Promise<{ before: Department; after: Department }> {
  const all = await departmentsIn(tx)
  const before = among(all, id, 'not-found')
  if (parentId !== null) {
    among(all, parentId, 'unknown-parent')
    if (withBelow(all, id).has(parentId)) throw new DepartmentRefused('below-itself')
  }
  const siblings = childrenOf(all, parentId).filter((one) => one.id !== id)
  const at = siblings.findIndex((one) => one.id === beforeId)
  const order = siblings.toSpliced(at < 0 ? siblings.length : at, 0, before)
  for (const [sort, one] of order.entries()) {
    const moved = one.id === id ? { sort, parentId, version: one.version + 1 } : { sort }
    const update = tx.updateTable('department').set(moved).where('id', '=', one.id)
    await uniquely(one.name, () => update.execute())
  }
  return { before, after: among(await departmentsIn(tx), id, 'not-found') }
}
