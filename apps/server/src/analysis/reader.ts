import type { AnalyticsStore } from '@quaywise/analytics-store'
import type { Reader } from '@quaywise/report-kit/compile'
import type { FastifyReply } from 'fastify'

/** Reads for one call: when its caller goes away, its statements are stopped. */
export const readerFor = (store: AnalyticsStore, reply: FastifyReply): Reader => {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return {
    query: async (sql, params) => (await store.query(sql, { params, signal: gone.signal })).rows,
  }
}
