import type { Connection, Tx } from './connection.ts'
import { toStored } from './instant.ts'

/** A picture of a person; `name` is what its address ends in and cannot be guessed. */
export interface Avatar {
  readonly name: string
  readonly type: string
  readonly content: Buffer
}

/** The pictures of people, one each. They are small, and lie in the database so that every process and backup has them. */
export function avatarsRepository(connection: Connection) {
  return {
    async find(name: string, tx?: Tx): Promise<Avatar | undefined> {
      const row = await connection
        .on(tx)
        .selectFrom('avatar')
        .selectAll()
        .where('name', '=', name)
        .executeTakeFirst()
      return row && { name: row.name, type: row.type, content: Buffer.from(row.content, 'base64') }
    },

    /** Replaces the picture of a user, or takes it away; false when there is no such user. */
    async replace(userId: string, avatar: (Avatar & { url: string }) | null, now: Date): Promise<boolean> {
      return connection.within(undefined, async (tx) => {
        const url = avatar?.url ?? null
        const update = tx.updateTable('userAccount').set({ avatarUrl: url }).where('id', '=', userId)
        if (!(await update.returning('id').executeTakeFirst())) return false
        await tx.deleteFrom('avatar').where('userId', '=', userId).execute()
        if (!avatar) return true
        const { name, type, content } = avatar
        const row = { name, userId, type, content: content.toString('base64'), createdAt: toStored(now) }
        await tx.insertInto('avatar').values(row).execute()
        return true
      })
    },
  }
}
