import type { ExpressionBuilder } from 'kysely'
import type { Connection, Tx } from './connection.ts'
import { toStored, toStoredOrNull } from './instant.ts'
import {
  type ItemKind,
  type KeptItem,
  type KeptItemPatch,
  keptItemOf,
  type NewKeptItem,
} from './kept-item.ts'
import type { Schema } from './schema.ts'

/** Which kept things are asked for: of a kind, and what else narrows them. */
export interface KeptSearch {
  kind: ItemKind
  terminal?: string
  page?: string
  /** Only what this person may see: their own, everybody's, their roles'. */
  reader?: string
  /** Only what touches `[from, to)`. */
  from?: Date
  to?: Date
}

const MOST = 1000

type Builder = ExpressionBuilder<Schema, 'keptItem'>

const seenBy = (reader: string) => (is: Builder) =>
  is.or([
    is('keptItem.ownerId', '=', reader),
    is('keptItem.audience', '=', 'all'),
    is.and([
      is('keptItem.audience', '=', 'role'),
      is(
        'keptItem.roleId',
        'in',
        is.selectFrom('userRole').select('userRole.roleId').where('userRole.userId', '=', reader),
      ),
    ]),
  ])

const changesOf = ({ body, startAt, endAt, ...rest }: KeptItemPatch) => ({
  ...rest,
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  ...(startAt === undefined ? {} : { startAt: toStoredOrNull(startAt) }),
  ...(endAt === undefined ? {} : { endAt: toStoredOrNull(endAt) }),
})

/** Views, links, annotations, alerts and schedules: kept by a person for themselves or for others. */
export function keptItemsRepository(connection: Connection) {
  const rows = (tx?: Tx) =>
    connection
      .on(tx)
      .selectFrom('keptItem')
      .innerJoin('userAccount', 'userAccount.id', 'keptItem.ownerId')
      .selectAll('keptItem')
      .select('userAccount.name as ownerName')

  return {
    async add(item: NewKeptItem, now: Date, tx?: Tx): Promise<void> {
      const at = toStored(now)
      const { startAt, endAt } = item
      const times = { startAt: toStoredOrNull(startAt), endAt: toStoredOrNull(endAt) }
      const row = { ...item, ...times, body: JSON.stringify(item.body), deletedAt: null }
      const insert = connection.on(tx).insertInto('keptItem')
      await insert.values({ ...row, createdAt: at, changedAt: at }).execute()
    },

    /** The thing of that id, deleted or not. */
    async get(id: string, tx?: Tx): Promise<KeptItem | undefined> {
      const row = await rows(tx).where('keptItem.id', '=', id).executeTakeFirst()
      return row && keptItemOf(row)
    },

    /** What was found and is not deleted, by name; a thousand at most. */
    async list({ kind, terminal, page, reader, from, to }: KeptSearch, tx?: Tx): Promise<KeptItem[]> {
      let query = rows(tx).where('keptItem.kind', '=', kind).where('keptItem.deletedAt', 'is', null)
      if (terminal !== undefined) query = query.where('keptItem.terminal', '=', terminal)
      if (page !== undefined) query = query.where('keptItem.page', '=', page)
      if (reader !== undefined) query = query.where(seenBy(reader))
      if (from) query = query.where('keptItem.endAt', '>', toStored(from))
      if (to) query = query.where('keptItem.startAt', '<', toStored(to))
      const found = query.orderBy('keptItem.name').orderBy('keptItem.id').limit(MOST)
      return (await found.execute()).map(keptItemOf)
    },

    /** How many things of a kind a person keeps. */
    async count(ownerId: string, kind: ItemKind, tx?: Tx): Promise<number> {
      const counted = connection.on(tx).selectFrom('keptItem').where('ownerId', '=', ownerId)
      const own = counted.where('kind', '=', kind).where('deletedAt', 'is', null)
      const row = await own.select((is) => is.fn.countAll().as('count')).executeTakeFirst()
      return Number(row?.count ?? 0)
    },

    async update(id: string, patch: KeptItemPatch, now: Date, tx?: Tx): Promise<void> {
      const set = { ...changesOf(patch), changedAt: toStored(now) }
      await connection.on(tx).updateTable('keptItem').set(set).where('id', '=', id).execute()
    },

    /** Takes a thing out of sight (an instant) or brings it back (null). */
    async setDeleted(id: string, at: Date | null, tx?: Tx): Promise<void> {
      const update = connection
        .on(tx)
        .updateTable('keptItem')
        .set({ deletedAt: toStoredOrNull(at) })
      await update.where('id', '=', id).execute()
    },

    /** Forgets for good what was deleted before an instant. */
    async purge(before: Date, tx?: Tx): Promise<void> {
      const gone = connection.on(tx).deleteFrom('keptItem').where('deletedAt', 'is not', null)
      await gone.where('deletedAt', '<', toStored(before)).execute()
    },
  }
}
