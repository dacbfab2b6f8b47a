import type { Selectable } from 'kysely'
import { brokenRule } from './broken-rule.ts'
import type { Connection, Tx } from './connection.ts'
import { toStored } from './instant.ts'
import type { Schema } from './schema.ts'

/** Who an account is at an identity provider; the label is what the provider calls them. */
export type OidcLink = Selectable<Schema['oidcLink']>

/** The identities of accounts at identity providers: one of each provider for an account. */
export function oidcLinksRepository(connection: Connection) {
  return {
    async find(issuer: string, subject: string, tx?: Tx): Promise<OidcLink | undefined> {
      const query = connection.on(tx).selectFrom('oidcLink').selectAll().where('issuer', '=', issuer)
      return query.where('subject', '=', subject).executeTakeFirst()
    },

    /** The identities of an account. */
    of(userId: string, tx?: Tx): Promise<OidcLink[]> {
      const query = connection.on(tx).selectFrom('oidcLink').selectAll()
      return query.where('userId', '=', userId).orderBy('issuer').execute()
    },

    /** Links an identity; false, and nothing changes, where it or the account is linked already. On PostgreSQL a refusal ends its transaction. */
    async add(link: Omit<OidcLink, 'linkedAt'>, now: Date, tx?: Tx): Promise<boolean> {
      try {
        await connection
          .on(tx)
          .insertInto('oidcLink')
          .values({ ...link, linkedAt: toStored(now) })
          .execute()
        return true
      } catch (error) {
        if (brokenRule('unique', error) === undefined && brokenRule('key', error) === undefined) throw error
        return false
      }
    },

    /** Takes an identity away; quiet where there is none. */
    async remove(userId: string, issuer: string, tx?: Tx): Promise<void> {
      const query = connection.on(tx).deleteFrom('oidcLink').where('userId', '=', userId)
      await query.where('issuer', '=', issuer).execute()
    },

    /** The accounts that have an e-mail address, without regard to case, which their owners did not merely type in themselves. */
    async accountsByEmail(email: string, tx?: Tx): Promise<string[]> {
      const rows = await connection
        .on(tx)
        .selectFrom('userAccount')
        .leftJoin('userProfile', 'userProfile.userId', 'userAccount.id')
        .select('userAccount.id')
        .where((is) => is(is.fn<string>('lower', ['userAccount.email']), '=', email.toLowerCase()))
        .where((is) =>
          is.or([
            is('userProfile.ownEmail', 'is', null),
            is('userProfile.ownEmail', '!=', is.ref('userAccount.email')),
          ]),
        )
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}
