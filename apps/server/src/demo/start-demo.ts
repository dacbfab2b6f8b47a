import type { AdminStore } from '@quaywise/admin-store'
import type { AnalyticsStore } from '@quaywise/analytics-store'
import type { Loading } from '@quaywise/contract'
import type { FastifyBaseLogger } from 'fastify'

/** The demonstration terminal of a process. */
export type Demo = {
  /** How far it is loaded; empty without one. */
  loading(): readonly Loading[]
  /** Loads in the background what is missing, then keeps the terminal alive. */
  run(log: FastifyBaseLogger): void
  stop(): Promise<void>
}

/** Names the demonstration terminal of a mode; nothing is loaded yet. */
export const startDemo = async (_parts: {
  readonly store: AnalyticsStore
  readonly admin: AdminStore
  readonly mode: 'full' | 'small' | 'off'
}): Promise<Demo> => ({ loading: () => [], run: () => undefined, stop: async () => undefined })
