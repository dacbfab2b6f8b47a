import type { AnalyticsStore } from '@quaywise/analytics-store'
import { type Answer, answer, type Question, type Reader } from '@quaywise/report-kit/compile'
import { WORKED } from './worked-terminal/index.ts'

/** Reads a store as the report kit asks it. */
export const readerOf = (store: AnalyticsStore): Reader => ({
  query: async (sql, params) => (await store.query(sql, { params })).rows,
})

/** A question about the worked terminal: give what matters, the rest is asked of everything. */
export const workedQuestion = (
  asked: Pick<Question, 'window' | 'measures'> & Partial<Question>,
): Question => ({
  terminal: WORKED.id,
  zone: WORKED.zone,
  basis: 'time',
  by: [],
  attributes: [],
  restrictions: [],
  scopes: {},
  order: [],
  reasons: false,
  limit: 1000,
  offset: 0,
  ...asked,
})

/** Asks a store a question about the worked terminal. */
export const ask = (store: AnalyticsStore, asked: Parameters<typeof workedQuestion>[0]): Promise<Answer> =>
  answer(workedQuestion(asked), readerOf(store))
