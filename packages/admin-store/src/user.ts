import type { Selectable } from 'kysely'
import { toStored, toStoredOrNull } from './instant.ts'
import type { Schema } from './schema.ts'
import { searchTextOf, usernameKeyOf } from './user-search.ts'

/** An account as the rest of the product sees it; its password hash never leaves with it. */
export interface User {
  id: string
  username: string
  name: string
  mobile: string | null
  email: string | null
  avatarUrl: string | null
  language: string | null
  isAdmin: boolean
  disabled: boolean
  mustChangePassword: boolean
  validFrom: string | null
  validUntil: string | null
  defaultTerminal: string | null
  createdAt: string
  lastSignInAt: string | null
  /** Counts the edits by people, from 1. */
  version: number
}

/** What may be said of a new account; only the user name, the name and the password hash must be. */
export type NewUser = Pick<User, 'username' | 'name'> & { passwordHash: string } & Partial<
    Omit<User, 'id' | 'username' | 'name' | 'version'>
  >

/** What of an account may change later. */
export type UserPatch = Partial<Omit<User, 'id' | 'createdAt' | 'version'> & { passwordHash: string }>

type UserRow = Selectable<Schema['userAccount']>

/** The account of a table row. */
export function userOf(row: UserRow): User {
  const { passwordHash: _hash, usernameKey: _key, searchText: _text, ...rest } = row
  return {
    ...rest,
    isAdmin: row.isAdmin === 1,
    disabled: row.disabled === 1,
    mustChangePassword: row.mustChangePassword === 1,
  }
}

/** The table row of an account. Throws RangeError when one of its instants is none. */
export function userRow(user: User & { passwordHash: string }): UserRow {
  return {
    ...user,
    usernameKey: usernameKeyOf(user.username),
    searchText: searchTextOf(user),
    isAdmin: user.isAdmin ? 1 : 0,
    disabled: user.disabled ? 1 : 0,
    mustChangePassword: user.mustChangePassword ? 1 : 0,
    validFrom: toStoredOrNull(user.validFrom),
    validUntil: toStoredOrNull(user.validUntil),
    createdAt: toStored(user.createdAt),
    lastSignInAt: toStoredOrNull(user.lastSignInAt),
  }
}

/** What a new account has where nothing was said. */
export const userDefaults: Omit<User, 'id' | 'username' | 'name' | 'createdAt'> = {
  mobile: null,
  email: null,
  avatarUrl: null,
  language: null,
  isAdmin: false,
  disabled: false,
  mustChangePassword: false,
  validFrom: null,
  validUntil: null,
  defaultTerminal: null,
  lastSignInAt: null,
  version: 1,
}
