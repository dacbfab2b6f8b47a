import type { Connection, Tx } from './connection.ts'
import { toStored } from './instant.ts'
import { fromJson, type JsonValue } from './json-text.ts'

/** What a sign-in waits for: a second factor, the way back from an identity provider, the browser that takes its session. */
export type StepKind = 'second-factor' | 'oidc' | 'exchange'

/** Half-finished sign-ins, found by the hash of a token that only the browser has. */
export function signInStepsRepository(connection: Connection) {
  return {
    /** Keeps what is needed to go on, until an instant. */
    async begin(
      step: {
        readonly tokenHash: string
        readonly kind: StepKind
        readonly body: JsonValue
        readonly expiresAt: Date
      },
      tx?: Tx,
    ): Promise<void> {
      const row = { ...step, body: JSON.stringify(step.body), expiresAt: toStored(step.expiresAt) }
      await connection.on(tx).insertInto('signInStep').values(row).execute()
    },

    /** What was kept, left in its place: a step may be tried more than once. */
    async peek(tokenHash: string, kind: StepKind, now: Date, tx?: Tx): Promise<JsonValue | undefined> {
      const query = connection.on(tx).selectFrom('signInStep').select('body')
      const row = await query
        .where('tokenHash', '=', tokenHash)
        .where('kind', '=', kind)
        .where('expiresAt', '>', toStored(now))
        .executeTakeFirst()
      return row && fromJson(row.body)
    },

    /** Takes what was kept away; exactly one of simultaneous callers gets it. */
    async take(tokenHash: string, kind: StepKind, now: Date, tx?: Tx): Promise<JsonValue | undefined> {
      const row = await connection
        .on(tx)
        .deleteFrom('signInStep')
        .where('tokenHash', '=', tokenHash)
        .where('kind', '=', kind)
        .where('expiresAt', '>', toStored(now))
        .returning('body')
        .executeTakeFirst()
      return row && fromJson(row.body)
    },

    /** Forgets what nobody came back for. */
    async purgeExpired(now: Date, tx?: Tx): Promise<void> {
      await connection.on(tx).deleteFrom('signInStep').where('expiresAt', '<=', toStored(now)).execute()
    },
  }
}
