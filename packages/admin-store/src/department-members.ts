import { sql } from 'kysely'
import type { Tx } from './connection.ts'
import { DepartmentRefused } from './department-refused.ts'

async function ofUser(tx: Tx, userId: string) {
  const held = tx.selectFrom('userDepartment').innerJoin('department', 'department.id', 'departmentId')
  return held
    .select(['departmentId', 'main'])
    .where('userId', '=', userId)
    .orderBy('main', 'desc')
    .orderBy('department.name')
    .execute()
}

/** Whoever is in a department has exactly one main one: the first by name where none is left. */
async function mendMain(tx: Tx, userId: string): Promise<void> {
  const [first] = await ofUser(tx, userId)
  if (!first || first.main === 1) return
  const update = tx.updateTable('userDepartment').set({ main: 1 }).where('userId', '=', userId)
  await update.where('departmentId', '=', first.departmentId).execute()
}

async function edited(tx: Tx, userIds: readonly string[]): Promise<void> {
  const update = tx.updateTable('userAccount').set({ version: sql`version + 1` })
  await update.where('id', 'in', userIds).execute()
}

/** Puts people into a department; where `main` is set it becomes their main one. */
export async function addMembers(
  tx: Tx,
  departmentId: string,
  userIds: readonly string[],
  main: boolean,
): Promise<void> {
  const known = await tx.selectFrom('userAccount').select('id').where('id', 'in', userIds).execute()
  if (known.length !== new Set(userIds).size) throw new DepartmentRefused('unknown-member')
  for (const userId of new Set(userIds)) {
    if (main) {
      await tx.updateTable('userDepartment').set({ main: 0 }).where('userId', '=', userId).execute()
    }
    const row = { userId, departmentId, main: main ? (1 as const) : (0 as const) }
    const insert = tx.insertInto('userDepartment').values(row)
    await insert
      .onConflict((same) => {
        const columns = same.columns(['userId', 'departmentId'])
        return main ? columns.doUpdateSet({ main: 1 }) : columns.doNothing()
      })
      .execute()
    await mendMain(tx, userId)
  }
  await edited(tx, userIds)
}

/** Takes people out of a department; quiet about those who are not in it. */
export async function removeMembers(tx: Tx, departmentId: string, userIds: readonly string[]): Promise<void> {
  const gone = tx.deleteFrom('userDepartment').where('departmentId', '=', departmentId)
  await gone.where('userId', 'in', userIds).execute()
  for (const userId of userIds) await mendMain(tx, userId)
  await edited(tx, userIds)
}

/** Who is in a department, by id. */
export async function membersIn(tx: Tx, departmentId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('userDepartment')
    .select('userId')
    .where('departmentId', '=', departmentId)
    .execute()
  return rows.map(({ userId }) => userId)
}

/** Moves everyone of one department into another; whose main one it was gets the other as main. */
export async function moveMembers(tx: Tx, from: string, to: string): Promise<void> {
  const rows = await tx
    .selectFrom('userDepartment')
    .select(['userId', 'main'])
    .where('departmentId', '=', from)
    .execute()
  for (const { userId, main } of rows) {
    await tx
      .deleteFrom('userDepartment')
      .where('departmentId', '=', from)
      .where('userId', '=', userId)
      .execute()
    await addMembers(tx, to, [userId], main === 1)
  }
}
