import type { Connection, Tx } from './connection.ts'
import type { Department } from './department.ts'
import { addMembers, membersIn, moveMembers, removeMembers } from './department-members.ts'
import { type DepartmentOutcome, DepartmentRefused } from './department-refused.ts'
import {
  addDepartment,
  among,
  changeDepartment,
  type DepartmentWords,
  departmentsIn,
  moveDepartment,
} from './department-writes.ts'
import { lockFor } from './named-lock.ts'

/** A department before and after a change. */
export interface DepartmentChange {
  readonly before: Department
  readonly after: Department
}

async function removeIn(tx: Tx, id: string, membersTo: string | null): Promise<Department> {
  const all = await departmentsIn(tx)
  const gone = among(all, id, 'not-found')
  if (all.some((one) => one.parentId === id)) throw new DepartmentRefused('has-parts')
  if (membersTo === id) throw new DepartmentRefused('unknown-target')
  if (membersTo !== null) {
    among(all, membersTo, 'unknown-target')
    await moveMembers(tx, id, membersTo)
  } else if ((await membersIn(tx, id)).length > 0) throw new DepartmentRefused('has-members')
  await tx.deleteFrom('department').where('id', '=', id).execute()
  return gone
}

/** The tree of departments and who belongs to them. One change at a time; each is whole or not at all. */
export function departmentsRepository(connection: Connection) {
  async function inOne<T>(work: (tx: Tx) => Promise<T>): Promise<DepartmentOutcome<T>> {
    try {
      const done = await connection.within(undefined, async (tx) => {
        await lockFor(tx, 'departments')
        return work(tx)
      })
      return { ok: true, done }
    } catch (error) {
      if (error instanceof DepartmentRefused) return { ok: false, reason: error.reason }
      throw error
    }
  }

  return {
    /** All departments, those of one parent in their order. */
    list: (tx?: Tx): Promise<Department[]> => departmentsIn(connection.on(tx)),

    /** How many people are in each department that has any, by its id. */
    async memberCounts(tx?: Tx): Promise<ReadonlyMap<string, number>> {
      const query = connection.on(tx).selectFrom('userDepartment').groupBy('departmentId')
      const rows = await query.select(['departmentId', (of) => of.fn.countAll().as('members')]).execute()
      return new Map(rows.map(({ departmentId, members }) => [departmentId, Number(members)]))
    },

    add: (
      words: DepartmentWords & { readonly parentId: string | null },
    ): Promise<DepartmentOutcome<Department>> => inOne((tx) => addDepartment(tx, words)),

    change: (
      id: string,
      words: DepartmentWords & { readonly version?: number | undefined },
    ): Promise<DepartmentOutcome<DepartmentChange>> => inOne((tx) => changeDepartment(tx, id, words)),

    move: (
      id: string,
      to: { readonly parentId: string | null; readonly beforeId: string | null },
    ): Promise<DepartmentOutcome<DepartmentChange>> => inOne((tx) => moveDepartment(tx, id, to)),

    /** Deletes a department without parts; its members go to another one, or there are none. */
    remove: (id: string, membersTo: string | null): Promise<DepartmentOutcome<Department>> =>
      inOne((tx) => removeIn(tx, id, membersTo)),

    /** Puts people into a department; gives it. */
    addMembers: (
      id: string,
      userIds: readonly string[],
      main: boolean,
    ): Promise<DepartmentOutcome<Department>> =>
      inOne(async (tx) => {
        const department = among(await departmentsIn(tx), id, 'not-found')
        await addMembers(tx, id, userIds, main)
        return department
      }),

    /** Takes people out of a department; gives it. */
    removeMembers: (id: string, userIds: readonly string[]): Promise<DepartmentOutcome<Department>> =>
      inOne(async (tx) => {
        const department = among(await departmentsIn(tx), id, 'not-found')
        await removeMembers(tx, id, userIds)
        return department
      }),
  }
}
