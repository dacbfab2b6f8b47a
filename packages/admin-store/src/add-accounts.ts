import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Account, NewAccount } from './account.ts'
import { AccountRefused } from './account-refused.ts'
import { referring, withBelongings } from './belongings.ts'
import type { Tx } from './connection.ts'
import type { User } from './user.ts'
import type { usersRepository } from './users-repository.ts'

type Users = ReturnType<typeof usersRepository>

// Values of one statement are bounded on both engines.
const ROWS_AT_ONCE = 500
// Statements of the embedded engine do not leave the thread: other work gets a turn between.
const ACCOUNTS_A_TURN = 50

const idsIn = async (tx: Tx, table: 'role' | 'department'): Promise<ReadonlySet<string>> =>
  new Set((await tx.selectFrom(table).select('id').execute()).map(({ id }) => id))

async function createAll(tx: Tx, users: Users, accounts: readonly NewAccount[]): Promise<User[]> {
  const [roles, departments] = [await idsIn(tx, 'role'), await idsIn(tx, 'department')]
  const made: User[] = []
  for (const [at, { roleIds = [], departmentIds = [], ...fields }] of accounts.entries()) {
    if (at % ACCOUNTS_A_TURN === 0) await nextTurn()
    if (roleIds.some((id) => !roles.has(id))) throw new AccountRefused('unknown-role', at)
    if (departmentIds.some((id) => !departments.has(id))) throw new AccountRefused('unknown-department', at)
    const outcome = await users.create(fields, tx)
    if (!outcome.ok) throw new AccountRefused(outcome.reason, at)
    made.push(outcome.user)
  }
  return made
}

const inParts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, part) =>
    rows.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE),
  )

async function giveAll(tx: Tx, made: readonly User[], accounts: readonly NewAccount[]): Promise<void> {
  const held = made.flatMap(({ id: userId }, at) =>
    [...new Set(accounts[at]?.roleIds)].map((roleId) => ({ userId, roleId })),
  )
  for (const rows of inParts(held))
    await referring('unknown-role', () => tx.insertInto('userRole').values(rows).execute())
  const placed = made.flatMap(({ id: userId }, at) =>
    [...new Set(accounts[at]?.departmentIds)].map((departmentId, place) => ({
      ...{ userId, departmentId },
      main: place === 0 ? (1 as const) : (0 as const),
    })),
  )
  for (const rows of inParts(placed))
    await referring('unknown-department', () => tx.insertInto('userDepartment').values(rows).execute())
}

/** Adds accounts with their roles and departments. Throws AccountRefused at the first that cannot be added. */
export async function addAccounts(
  tx: Tx,
  users: Users,
  accounts: readonly NewAccount[],
): Promise<readonly Account[]> {
  const made = await createAll(tx, users, accounts)
  await giveAll(tx, made, accounts)
  const told: Account[] = []
  for (const part of inParts(made)) told.push(...(await withBelongings(tx, part)))
  return told
}
