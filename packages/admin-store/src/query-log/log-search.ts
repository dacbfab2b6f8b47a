import { type ExpressionBuilder, sql } from 'kysely'
import type { Connection, Tx } from '../connection.ts'
import { toStored } from '../instant.ts'
import { type Page, type PageRequest, pageBounds } from '../page.ts'
import type { Schema } from '../schema.ts'
import { containsPattern } from '../user-search.ts'
import { type LogRow, logRowOf } from './log-entry.ts'

/** What the log can be sorted by. */
export const LOG_SORT_KEYS = [
  ...(['seq', 'notedAt', 'username', 'department', 'roles', 'module', 'page', 'endpoint', 'action'] as const),
  ...(['status', 'ms', 'rowCount', 'exported', 'ip'] as const),
] as const
export type LogSortKey = (typeof LOG_SORT_KEYS)[number]

/** A stretch of time `[from, to)`, epoch milliseconds, in which local clocks are so many minutes ahead of UTC. */
export interface ClockStretch {
  from: number
  to: number
  minutes: number
}

/** Which rows are wanted: noted in [from, to), by whom, of what kind. `result`: by status. */
export interface LogFilter {
  from: string
  to: string
  userId?: string | undefined
  username?: string | undefined
  department?: string | undefined
  module?: string | undefined
  page?: string | undefined
  endpoint?: string | undefined
  action?: string | undefined
  result?: 'ok' | 'failed' | undefined
  errorCode?: string | undefined
  ip?: string | undefined
  text?: string | undefined
  exported?: boolean | undefined
  /** An hour of the day on clocks that are told stretch by stretch. */
  hour?: { of: number; clock: readonly ClockStretch[] } | undefined
}

export interface LogSearch extends LogFilter, PageRequest {
  sort: LogSortKey
  order: 'asc' | 'desc'
}

const EXACT = [
  'userId',
  'username',
  'department',
  'module',
  'page',
  'endpoint',
  'action',
  'errorCode',
  'ip',
] as const
/** The status from which a call counts as failed. */
const FAILED_FROM = 400

const DAY_MINUTES = 1440

const atHour = (is: ExpressionBuilder<Schema, 'queryLog'>, { of, clock }: NonNullable<LogFilter['hour']>) =>
  is.or(
    clock.map(({ from, to, minutes }) => {
      const ahead = minutes + DAY_MINUTES
      const hour = sql<number>`((cast(substr(noted_at, 12, 2) as integer) * 60
        + cast(substr(noted_at, 15, 2) as integer) + cast(${ahead} as integer)) % 1440) / 60`
      return is.and([
        is('notedAt', '>=', toStored(new Date(from))),
        is('notedAt', '<', toStored(new Date(to))),
        sql<boolean>`${hour} = cast(${of} as integer)`,
      ])
    }),
  )

/** The condition of a filter. Throws RangeError for times that are no instants. */
export function wantedRows(is: ExpressionBuilder<Schema, 'queryLog'>, filter: LogFilter) {
  const { result, text, exported, hour } = filter
  return is.and([
    is('notedAt', '>=', toStored(filter.from)),
    is('notedAt', '<', toStored(filter.to)),
    ...EXACT.flatMap((key) => (filter[key] === undefined ? [] : [is(key, '=', filter[key])])),
    ...(result === undefined ? [] : [is('status', result === 'ok' ? '<' : '>=', FAILED_FROM)]),
    ...(exported === undefined ? [] : [is('exported', '=', exported ? 1 : 0)]),
    ...(hour === undefined ? [] : [atHour(is, hour)]),
    ...(text ? [sql<boolean>`search_text like ${containsPattern(text)} escape '\\'`] : []),
  ])
}

/** One page of the rows that a search finds, with the number of all. Throws RangeError for times that are none. */
export async function searchLog(connection: Connection, search: LogSearch, tx?: Tx): Promise<Page<LogRow>> {
  const { current, pageSize, limit, offset } = pageBounds(search)
  const found = connection
    .on(tx)
    .selectFrom('queryLog')
    .where((is) => wantedRows(is, search))
  const { total } = await found.select((count) => count.fn.countAll().as('total')).executeTakeFirstOrThrow()
  const sorted = found
    .selectAll()
    .orderBy(search.sort, (by) => (search.order === 'asc' ? by.asc() : by.desc()).nullsLast())
    .orderBy('seq', search.order)
  const rows = await sorted.limit(limit).offset(offset).execute()
  return { data: rows.map(logRowOf), total: Number(total), current, pageSize }
}
