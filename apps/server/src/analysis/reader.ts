import type { AdminStore } from '@quaywise/admin-store'
import type { AnalyticsStore, MissingShards, QueryOptions, QueryResult } from '@quaywise/analytics-store'
import type { Place, Reader, StreamReader } from '@quaywise/report-kit/compile'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { identityOf } from '../access/identity.ts'
import { parameterOf } from '../parameters/in-effect.ts'
import { Shelves } from '../rollups/shelves.ts'
import { beginningsKept } from './beginnings-kept.ts'
import { newestKept } from './newest-kept.ts'
import { turnsOf } from './turns.ts'

/** Statements of one caller at a time: half of what the embedded engine runs, so that others always get on. */
const AT_ONCE = { embedded: 2, server: 8, cluster: 8 } as const

/** Who makes a call, as one whose statements take turns. */
export const callerOf = (request: FastifyRequest): string => {
  const identity = identityOf(request)
  return identity.kind === 'user' ? identity.user.id : identity.kind
}

/** A reader that goes on without the shards of a cluster that are away, and tells which its answers lacked. */
export type PartialReader = FreshReader & { missing(): MissingShards | undefined }

/**
 * A reader that also tells the newest record of a terminal, and the oldest of those that a measure adds up, as ISO
 * instants; null when there is none.
 */
type FreshReader = Reader & {
  newest(terminal: Place): Promise<string | null>
  since(measure: string, terminal: Place): Promise<string | null>
}

/** Makes readers, one for each call: when its caller goes away, its statements are stopped. */
export const readersOf = (store: AnalyticsStore, admin: AdminStore): Readers => {
  const { shelf } = new Shelves(admin)
  const inTurn = turnsOf(AT_ONCE[store.kind])
  const newest = newestKept()
  const since = beginningsKept()
  const fresh = (reader: Reader): Pick<FreshReader, 'newest' | 'since'> => ({
    newest: (terminal) => newest(terminal, reader),
    since: (measure, terminal) => since(measure, terminal, reader),
  })
  const statementsOf = (reply: FastifyReply, signal = goneSignal(reply)): Statements => {
    const caller = callerOf(reply.request)
    return (sql, options) => inTurn(caller, () => store.query(sql, { ...options, signal }))
  }
  return {
    whole: (reply) => {
      const query = statementsOf(reply)
      const reader: Reader = { shelf, query: async (sql, params) => (await query(sql, { params })).rows }
      return { ...reader, ...fresh(reader) }
    },
    partial: (reply) => {
      const reader = { ...partialReader(statementsOf(reply)), shelf }
      return { ...reader, ...fresh(reader) }
    },
    streaming: (reply) => {
      const signal = goneSignal(reply)
      const query = statementsOf(reply, signal)
      return {
        shelf,
        query: async (sql, params) => (await query(sql, { params })).rows,
        // Whoever fetches it sets the pace.
        stream: async function* (sql, params) {
          const maxSeconds = await parameterOf(admin, 'export.most_seconds')
          yield* store.stream(sql, { params, signal, maxSeconds })
        },
      }
    },
  }
}

const goneSignal = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}

type Statements = (sql: string, options: QueryOptions) => Promise<QueryResult>

/** Readers of a store. */
type Readers = {
  /** Fails while a shard is away. */
  readonly whole: (reply: FastifyReply) => FreshReader
  readonly partial: (reply: FastifyReply) => PartialReader
  /** Fails while a shard is away; gives rows as they come, too. */
  readonly streaming: (reply: FastifyReply) => StreamReader
}

const partialReader = (query: Statements): Omit<PartialReader, 'newest' | 'since'> => {
  const away = new Set<number>()
  let of = 0
  return {
    query: async (sql, params) => {
      const { rows, missing } = await query(sql, { params, partial: true })
      for (const shard of missing?.shards ?? []) away.add(shard)
      of = Math.max(of, missing?.of ?? 0)
      return rows
    },
    missing: () => (away.size === 0 ? undefined : { shards: [...away].sort((a, b) => a - b), of }),
  }
}
