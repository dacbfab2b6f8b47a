import type { Selectable } from 'kysely'
import type { Connection, Tx } from './connection.ts'
import { toStored } from './instant.ts'
import { fromJson } from './json-text.ts'
import type { Schema } from './schema.ts'

/**
 * What people say of themselves and how they like the product; `muted` names the groups of notices they do not want,
 * `pendingEmail` the address that they have yet to prove.
 */
export type UserProfile = Omit<Selectable<Schema['userProfile']>, 'muted' | 'changedAt'> & {
  muted: readonly string[]
}

/** What of a profile changes; the rest stays. */
export type ProfilePatch = Partial<Omit<UserProfile, 'userId'>>

const empty = (userId: string): UserProfile => ({
  ...{ userId, nickname: '', profile: '', country: '', province: '', city: '', address: '', phone: '' },
  ...{ ownEmail: null, pendingEmail: null, homePage: null, theme: null, muted: [] },
})

/** The profiles of accounts; an account that never filled one in has an empty one. */
export function profilesRepository(connection: Connection) {
  async function of(userId: string, tx?: Tx): Promise<UserProfile> {
    const query = connection.on(tx).selectFrom('userProfile').selectAll().where('userId', '=', userId)
    const row = await query.executeTakeFirst()
    if (!row) return empty(userId)
    const { changedAt: _at, muted, ...rest } = row
    return { ...rest, muted: fromJson<string[]>(muted) }
  }

  return {
    of,

    /** Changes a profile and gives it as it is then. */
    async change(userId: string, patch: ProfilePatch, now: Date, tx?: Tx): Promise<UserProfile> {
      return connection.within(tx, async (opened) => {
        const profile = { ...(await of(userId, opened)), ...patch }
        const row = { ...profile, muted: JSON.stringify(profile.muted), changedAt: toStored(now) }
        const insert = opened.insertInto('userProfile').values(row)
        await insert.onConflict((same) => same.column('userId').doUpdateSet(row)).execute()
        return profile
      })
    },
  }
}
