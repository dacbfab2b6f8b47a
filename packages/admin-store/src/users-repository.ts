import { brokenRule } from './broken-rule.ts'
import type { Connection, Tx } from './connection.ts'
import { newId } from './new-id.ts'
import type { Page } from './page.ts'
import { type NewUser, type User, type UserPatch, userDefaults, userOf, userRow } from './user.ts'
import { listUsers, type UserListRequest } from './user-list.ts'
import { usernameKeyOf } from './user-search.ts'

/** An account that was stored, or why it was not. */
export type UserOutcome =
  | { ok: true; user: User }
  | { ok: false; reason: 'username-taken' | 'mobile-taken' | 'too-long' | 'not-found' }

/** An account with what its password is checked against. */
export interface Credentials {
  user: User
  passwordHash: string
}

type Key = 'id' | 'usernameKey' | 'mobile'

// What is indexed has to fit into an index entry of PostgreSQL.
const LONGEST = 200

async function orRefused(fields: UserPatch, write: () => Promise<User | undefined>): Promise<UserOutcome> {
  const indexed = [usernameKeyOf(fields.username ?? ''), fields.mobile ?? '']
  if (indexed.some((text) => text.length > LONGEST)) return { ok: false, reason: 'too-long' }
  try {
    const user = await write()
    return user ? { ok: true, user } : { ok: false, reason: 'not-found' }
  } catch (error) {
    const broken = brokenRule('unique', error)
    if (broken === undefined) throw error
    return { ok: false, reason: broken.includes('mobile') ? 'mobile-taken' : 'username-taken' }
  }
}

// What an account notes by itself: no edit by a person.
const NOTED = new Set(['lastSignInAt', 'passwordHash', 'mustChangePassword'])

async function updateUser(id: string, patch: UserPatch, tx: Tx): Promise<User | undefined> {
  // An update that changes nothing reads the row and locks it, in one statement that both engines have.
  const lock = tx.updateTable('userAccount').set((row) => ({ id: row.ref('id') }))
  const row = await lock.where('id', '=', id).returningAll().executeTakeFirst()
  if (!row) return undefined
  const version = row.version + (Object.keys(patch).every((key) => NOTED.has(key)) ? 0 : 1)
  const changed = userRow({ ...userOf(row), passwordHash: row.passwordHash, ...patch, id, version })
  const update = tx.updateTable('userAccount').set(changed).where('id', '=', id)
  return userOf(await update.returningAll().executeTakeFirstOrThrow())
}

/**
 * The accounts. User names are unique without regard to case, mobiles (E.164) are unique where given.
 * Both have 200 characters at most. On PostgreSQL a refused `create` or `update` ends the transaction it ran in.
 */
export function usersRepository(connection: Connection) {
  async function credentialsBy(key: Key, value: string, tx?: Tx): Promise<Credentials | undefined> {
    const row = await connection
      .on(tx)
      .selectFrom('userAccount')
      .selectAll()
      .where(key, '=', value)
      .executeTakeFirst()
    return row && { user: userOf(row), passwordHash: row.passwordHash }
  }

  return {
    async findById(id: string, tx?: Tx): Promise<User | undefined> {
      return (await credentialsBy('id', id, tx))?.user
    },

    async findByUsername(username: string, tx?: Tx): Promise<User | undefined> {
      return (await credentialsBy('usernameKey', usernameKeyOf(username), tx))?.user
    },

    async findByMobile(mobile: string, tx?: Tx): Promise<User | undefined> {
      return (await credentialsBy('mobile', mobile, tx))?.user
    },

    credentialsOf(username: string, tx?: Tx): Promise<Credentials | undefined> {
      return credentialsBy('usernameKey', usernameKeyOf(username), tx)
    },

    credentialsById(id: string, tx?: Tx): Promise<Credentials | undefined> {
      return credentialsBy('id', id, tx)
    },

    list(request: UserListRequest, tx?: Tx): Promise<Page<User>> {
      return listUsers(connection, request, tx)
    },

    create(fields: NewUser, tx?: Tx): Promise<UserOutcome> {
      const row = userRow({ ...userDefaults, id: newId(), createdAt: new Date().toISOString(), ...fields })
      return orRefused(fields, async () => {
        const insert = connection.on(tx).insertInto('userAccount').values(row)
        return userOf(await insert.returningAll().executeTakeFirstOrThrow())
      })
    },

    update(id: string, patch: UserPatch, tx?: Tx): Promise<UserOutcome> {
      return orRefused(patch, () => connection.within(tx, (opened) => updateUser(id, patch, opened)))
    },
  }
}
