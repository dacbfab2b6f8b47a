import { type AdminStore, hashToken, type User } from '@quaywise/admin-store'
import type { Identity } from '../access/identity.ts'

/** Who called, as the log keeps it: a row stays true when the account is renamed or deleted later. */
export type Caller = {
  readonly userId: string | null
  readonly username: string
  readonly personName: string
  readonly department: string
  readonly roles: string
}

const KEPT_MS = 30_000
const MOST_KEPT = 2000

export const NOBODY: Caller = { userId: null, username: '', personName: '', department: '', roles: '' }
const TOOL: Caller = { ...NOBODY, username: 'tool' }

/** Tells who called; roles and departments are asked for again after half a minute. */
export const callersOf = (admin: AdminStore) => {
  const kept = new Map<string, { readonly at: number; readonly caller: Caller }>()

  const told = async (user: User): Promise<Caller> => {
    const found = kept.get(user.id)
    const at = Date.now()
    if (found && at - found.at < KEPT_MS) return found.caller
    const account = await admin.accounts.find(user.id)
    const roles = (account?.roles ?? []).map(({ name }) => name)
    // The first is the main one.
    const department = account?.departments[0]?.name ?? ''
    const { id: userId, username, name: personName } = user
    const caller = { userId, username, personName, department, roles: roles.join(', ') }
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(user.id, { at, caller })
    return caller
  }

  return {
    told,

    /** The caller of a request that was let in. */
    of: (identity: Identity | null): Promise<Caller> | Caller => {
      if (!identity) return NOBODY
      return identity.kind === 'user' ? told(identity.user) : TOOL
    },

    /** Who signed in, by the token of the answer. */
    async ofToken(token: string, now: Date): Promise<Caller> {
      const session = await admin.sessions.findValid(hashToken(token), now)
      const user = session && (await admin.users.findById(session.userId))
      return user ? told(user) : NOBODY
    },

    /** Whom a sign-in that failed was meant to be; a name that nobody has may be a password, and is not kept. */
    async ofAttempt(body: unknown): Promise<Caller> {
      const given = typeof body === 'object' && body !== null ? body : {}
      const [username, mobile] = [
        'username' in given ? given.username : '',
        'mobile' in given ? given.mobile : '',
      ]
      const user =
        typeof username === 'string' && username
          ? (await admin.users.credentialsOf(username))?.user
          : typeof mobile === 'string' && mobile
            ? await admin.users.findByMobile(mobile)
            : undefined
      return user ? told(user) : NOBODY
    },
  }
}
