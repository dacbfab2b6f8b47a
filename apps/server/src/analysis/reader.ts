import type { AdminStore } from '@quaywise/admin-store'
import type { AnalyticsStore } from '@quaywise/analytics-store'
import type { Reader } from '@quaywise/report-kit/compile'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { identityOf } from '../access/identity.ts'
import { Shelves } from '../rollups/shelves.ts'
import { turnsOf } from './turns.ts'

/** Statements of one caller at a time: half of what the embedded engine runs, so that others always get on. */
const AT_ONCE = { embedded: 2, server: 8 } as const

const callerOf = (request: FastifyRequest): string => {
  const identity = identityOf(request)
  return identity.kind === 'user' ? identity.user.id : identity.kind
}

/** Makes readers, one for each call: when its caller goes away, its statements are stopped. */
export const readersOf = (store: AnalyticsStore, admin: AdminStore): ((reply: FastifyReply) => Reader) => {
  const { shelf } = new Shelves(admin)
  const inTurn = turnsOf(AT_ONCE[store.kind])
  return (reply) => {
    const caller = callerOf(reply.request)
    const gone = new AbortController()
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort()
    })
    const { signal } = gone
    return {
      shelf,
      query: (sql, params) => inTurn(caller, async () => (await store.query(sql, { params, signal })).rows),
    }
  }
}
