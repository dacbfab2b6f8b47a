import type { AdminStore } from '@quaywise/admin-store'
import type { AnalyticsStore } from '@quaywise/analytics-store'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config.ts'
import { Shelves } from '../rollups/shelves.ts'
import { Clockwork } from './clockwork.ts'

const STREAM_SECONDS = 240

/** What the clockwork of a process needs. */
type Parts = { readonly store: AnalyticsStore; readonly admin: AdminStore; readonly config: Config }

/** Starts what happens by the clock; gives back how to stop it. */
export const runClockwork = ({ store, admin, config }: Parts, log: FastifyBaseLogger): Clockwork => {
  const { shelf } = new Shelves(admin)
  const clockwork = new Clockwork({
    ...{ admin, config },
    reader: {
      shelf,
      query: async (sql, params) => (await store.query(sql, { params })).rows,
      stream: (sql, params) => store.stream(sql, { params, maxSeconds: STREAM_SECONDS }),
    },
    onError: (error) => log.error({ err: error }, 'something that was due by the clock failed'),
  })
  clockwork.run()
  return clockwork
}
