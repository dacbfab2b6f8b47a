import type { AnalyticsStore } from '@quaywise/analytics-store'
import type { Loading } from '@quaywise/contract'
import type { FastifyBaseLogger } from 'fastify'
import { Shelves } from '../rollups/shelves.ts'
import { RuleClock } from './rule-clock.ts'
import { seedRules } from './seed-rules.ts'
import { type WorkParts, worksOf } from './works.ts'

/** What is on its way to a terminal makes its hours look unusual. */
const IN_MOTION: ReadonlySet<Loading['state']> = new Set(['loading', 'filling'])

/** What the rules of a process need. */
type Parts = Pick<WorkParts, 'admin' | 'config' | 'rollups' | 'forecasts'> & {
  readonly store: AnalyticsStore
  readonly loading: () => Promise<readonly Loading[]>
}

/** Starts to run the algorithm jobs by the clock; gives back how to stop. */
export const runRules = async (
  { store, admin, config, rollups, forecasts, loading }: Parts,
  log: FastifyBaseLogger,
): Promise<RuleClock> => {
  const { shelf } = new Shelves(admin)
  const onError = (error: unknown): void => log.error({ err: error }, 'a scheduled job failed')
  await seedRules(admin, new Date())
  const busy = async () =>
    new Set((await loading()).filter(({ state }) => IN_MOTION.has(state)).map(({ terminal }) => terminal))
  const works = worksOf({
    ...{ admin, config, rollups, forecasts, busy, onError },
    reader: { shelf, query: async (sql, params) => (await store.query(sql, { params })).rows },
  })
  const clock = new RuleClock({ admin, works, alone: store.kind === 'embedded', onError })
  clock.run()
  return clock
}
