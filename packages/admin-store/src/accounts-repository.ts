import type { Account, AccountChange, AccountPatch, Editor, NewAccount } from './account.ts'
import { beginChange, changeIn } from './account-change.ts'
import { type AccountOutcome, AccountRefused, orFault } from './account-refused.ts'
import { addAccounts } from './add-accounts.ts'
import { withBelongings } from './belongings.ts'
import type { Connection, Tx } from './connection.ts'
import type { Page } from './page.ts'
import type { UserListRequest } from './user-list.ts'
import type { usersRepository } from './users-repository.ts'

type Users = ReturnType<typeof usersRepository>

async function eachOf<Given, Done>(
  all: readonly Given[],
  work: (one: Given) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = []
  for (const [at, one] of all.entries()) {
    try {
      done.push(await work(one))
    } catch (error) {
      throw error instanceof AccountRefused ? new AccountRefused(error.fault.reason, at) : error
    }
  }
  return done
}

/**
 * Accounts as an administrator keeps them: with roles and departments, each change whole or not at all. There is
 * always an administrator who can sign in without an end; nobody takes their own access away.
 */
export function accountsRepository(connection: Connection, users: Users) {
  const inOne = <T>(work: (tx: Tx) => Promise<T>): Promise<AccountOutcome<T>> =>
    orFault(() => connection.within(undefined, work))

  return {
    /** One page of the accounts with what belongs to each. */
    async list(request: UserListRequest, tx?: Tx): Promise<Page<Account>> {
      const page = await users.list(request, tx)
      return { ...page, data: await withBelongings(connection.on(tx), page.data) }
    },

    async find(id: string, tx?: Tx): Promise<Account | undefined> {
      const user = await users.findById(id, tx)
      return user && (await withBelongings(connection.on(tx), [user]))[0]
    },

    async findByUsername(username: string, tx?: Tx): Promise<Account | undefined> {
      const user = await users.findByUsername(username, tx)
      return user && (await withBelongings(connection.on(tx), [user]))[0]
    },

    /** Adds accounts, all of them or none; a refusal says at which one. */
    add(accounts: readonly NewAccount[], editor: Editor): Promise<AccountOutcome<readonly Account[]>> {
      return inOne(async (tx) => {
        await beginChange(tx, users, editor)
        return addAccounts(tx, users, accounts)
      })
    },

    /** Changes accounts in the same way, all of them or none; a refusal says at which one. */
    change(
      ids: readonly string[],
      patch: AccountPatch,
      editor: Editor,
    ): Promise<AccountOutcome<readonly AccountChange[]>> {
      return inOne(async (tx) => {
        await beginChange(tx, users, editor)
        return eachOf(ids, (id) => changeIn(tx, users, id, patch, editor))
      })
    },
  }
}
