import { kindsOfNoticeGroups } from '@quaywise/domain'
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Connection, Tx } from './connection.ts'
import { toStored } from './instant.ts'
import { fromJson } from './json-text.ts'
import { newId } from './new-id.ts'
import { type NewNotice, type Notice, noticeOf } from './notice.ts'
import { type Page, type PageRequest, pageBounds } from './page.ts'
import type { Schema } from './schema.ts'

/** Who reads notices: a person, the terminals that they may see (null for all). */
export interface NoticeReader {
  userId: string
  terminals: readonly string[] | null
  /** Kinds of notices that are not for this person. */
  hidden?: readonly string[]
}

type Builder = ExpressionBuilder<Schema, 'notice'>

const readOf = (is: Builder, userId: string) =>
  is
    .selectFrom('noticeRead')
    .whereRef('noticeRead.noticeId', '=', 'notice.id')
    .where('noticeRead.userId', '=', userId)

const notReadBy = (userId: string) => (is: Builder) =>
  is.not(is.exists(readOf(is, userId).select('noticeRead.noticeId')))

function addressedTo<O>(
  query: SelectQueryBuilder<Schema, 'notice', O>,
  { userId, terminals, hidden = [] }: NoticeReader,
): SelectQueryBuilder<Schema, 'notice', O> {
  return query.where((is) => {
    const everybody = is('notice.terminal', 'is', null)
    const place =
      terminals === null
        ? sql<boolean>`1 = 1`
        : terminals.length === 0
          ? everybody
          : is.or([everybody, is('notice.terminal', 'in', terminals)])
    const shown = hidden.length === 0 ? [] : [is('notice.kind', 'not in', hidden)]
    return is.and([
      ...shown,
      is.or([is('notice.userId', '=', userId), is.and([is('notice.userId', 'is', null), place])]),
    ])
  })
}

async function pageOf(
  connection: Connection,
  reader: NoticeReader,
  request: PageRequest & { unread?: boolean },
  tx?: Tx,
): Promise<Page<Notice>> {
  const { limit, offset, current, pageSize } = pageBounds(request)
  const all = addressedTo(connection.on(tx).selectFrom('notice'), reader)
  const query = request.unread ? all.where(notReadBy(reader.userId)) : all
  const counted = await query.select((is) => is.fn.countAll().as('count')).executeTakeFirst()
  const readBy = (is: Builder) => readOf(is, reader.userId).select('noticeRead.userId').as('readBy')
  const rows = await query
    .selectAll('notice')
    .select(readBy)
    .orderBy('notice.createdAt', 'desc')
    .orderBy('notice.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { data: rows.map(noticeOf), total: Number(counted?.count ?? 0), current, pageSize }
}

/** Whether the person whom a notice is for chose not to be told of such things. */
async function isMuted(
  connection: Connection,
  { userId, kind }: Pick<NewNotice, 'userId' | 'kind'>,
  tx?: Tx,
): Promise<boolean> {
  if (userId === null) return false
  const query = connection.on(tx).selectFrom('userProfile').select('muted').where('userId', '=', userId)
  const row = await query.executeTakeFirst()
  return row !== undefined && kindsOfNoticeGroups(fromJson<string[]>(row.muted)).includes(kind)
}

/** What people are told, newest first, and what they have read of it. */
export function noticesRepository(connection: Connection) {
  return {
    /**
     * Tells something once; false when it was told before, by whatever process, or when it is for one person who
     * does not want to be told of such things.
     */
    async tell(notice: NewNotice, now: Date, tx?: Tx): Promise<boolean> {
      if (await isMuted(connection, notice, tx)) return false
      const row = {
        ...notice,
        id: newId(now),
        detail: JSON.stringify(notice.detail),
        createdAt: toStored(now),
      }
      const insert = connection.on(tx).insertInto('notice').values(row)
      const told = insert.onConflict((same) => same.column('onceKey').doNothing()).returning('id')
      return (await told.executeTakeFirst()) !== undefined
    },

    /** A page of what a person is told, with what they have read. */
    list: (reader: NoticeReader, request: PageRequest & { unread?: boolean }, tx?: Tx) =>
      pageOf(connection, reader, request, tx),

    /** How much of what a person is told they have not read. */
    async unread(reader: NoticeReader, tx?: Tx): Promise<number> {
      const all = addressedTo(connection.on(tx).selectFrom('notice'), reader)
      const counted = all.where(notReadBy(reader.userId)).select((is) => is.fn.countAll().as('count'))
      return Number((await counted.executeTakeFirst())?.count ?? 0)
    },

    /** Marks notices as read (those of `ids` that are addressed to the reader; all without `ids`), or as unread. */
    async mark(reader: NoticeReader, read: boolean, ids?: readonly string[], tx?: Tx): Promise<void> {
      await connection.within(tx, async (inner) => {
        let query = addressedTo(inner.selectFrom('notice'), reader).select('notice.id')
        if (ids) query = query.where('notice.id', 'in', ids.length === 0 ? [''] : ids)
        const found = (await query.execute()).map(({ id }) => ({ noticeId: id, userId: reader.userId }))
        if (found.length === 0) return
        const own = inner.deleteFrom('noticeRead').where('userId', '=', reader.userId)
        await own
          .where(
            'noticeId',
            'in',
            found.map(({ noticeId }) => noticeId),
          )
          .execute()
        if (read) await inner.insertInto('noticeRead').values(found).execute()
      })
    },

    /** Forgets what was told before an instant. */
    async purge(before: Date, tx?: Tx): Promise<void> {
      await connection.on(tx).deleteFrom('notice').where('createdAt', '<', toStored(before)).execute()
    },
  }
}
