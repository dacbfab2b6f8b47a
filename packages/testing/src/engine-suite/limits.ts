import { StoreError } from '@quaywise/analytics-store'
import { type EngineCheck, expected } from './check.ts'

const ENDLESS = 'SELECT sum(cityHash64(number)) AS s FROM numbers(1000000000000)'
const ROWS = 200_000

const outcomeOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'answered',
    (thrown: unknown) => (thrown instanceof StoreError ? thrown.code : String(thrown)),
  )

/** A statement keeps to its time, can be stopped, and may give more rows than memory holds. */
export const LIMIT_CHECKS: readonly EngineCheck[] = [
  {
    name: 'a question keeps to its time',
    complaints: async ({ outside: { store } }) =>
      expected('outcome', await outcomeOf(store.query(ENDLESS, { maxSeconds: 0.3 })), 'TIMEOUT'),
  },
  {
    name: 'a question is stopped when its caller goes away',
    complaints: async ({ outside: { store } }) => {
      const signal = AbortSignal.timeout(200)
      return expected('outcome', await outcomeOf(store.query(ENDLESS, { signal })), 'CANCELLED')
    },
  },
  {
    name: 'a long answer comes in parts',
    complaints: async ({ outside: { store } }) => {
      let rows = 0
      let parts = 0
      for await (const part of store.stream(`SELECT number FROM numbers(${ROWS})`)) {
        rows += part.length
        parts += 1
      }
      return expected('rows, in parts', [rows, parts > 1], [ROWS, true])
    },
  },
]
