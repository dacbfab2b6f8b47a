import type { OwnLabels } from './permission.ts'
import type { NewUser, User, UserPatch } from './user.ts'

/** Something with a name that an account has. */
export interface Named {
  readonly id: string
  readonly name: string
}

/** A role that an account has, and what it is called in other languages. */
export interface NamedRole extends Named {
  readonly labels: OwnLabels
}

/** An account with its roles by name and its departments, the main one first. */
export interface Account extends User {
  readonly roles: readonly NamedRole[]
  readonly departments: readonly Named[]
}

interface Belonging {
  readonly roleIds: readonly string[]
  /** The first is the main one. */
  readonly departmentIds: readonly string[]
}

/** What a new account begins with. */
export type NewAccount = NewUser & Partial<Belonging>

/** What an administrator changes of an account; `version` is the one that was edited. */
export type AccountPatch = UserPatch & Partial<Belonging> & { readonly version?: number }

/** Who changes accounts, and when. */
export interface Editor {
  /** The account of whoever does it. */
  readonly id: string
  readonly now: Date
}

/** An account before and after a change. */
export interface AccountChange {
  readonly before: Account
  readonly after: Account
}
