import type { LogRowTold, LogState, LogSummary, LogVerification } from '@quaywise/contract'
import { queryOptions } from '@tanstack/react-query'
import { listQuery } from '../../admin/kit/list-query.ts'
import { call } from '../../api/call.ts'

/** The first part of everything that is asked of the log. */
export const LOG_KEY = 'query-log'

type Asked = Readonly<Record<string, unknown>>

export const logQuery = (body: Asked) => listQuery<LogRowTold>(LOG_KEY, '/v1/log/find', body)
export const ownLogQuery = (body: Asked) => listQuery<LogRowTold>(LOG_KEY, '/v1/log/own', body)

export const logSummaryQuery = (body: Asked) =>
  queryOptions({
    queryKey: [LOG_KEY, 'summary', body],
    queryFn: ({ signal }) => call<LogSummary>('POST', '/v1/log/summary', { body, signal }),
    meta: { quiet: true },
  })

export const logStateQuery = queryOptions({
  queryKey: [LOG_KEY, 'state'],
  queryFn: ({ signal }) => call<LogState>('GET', '/v1/log/state', { signal }),
  meta: { quiet: true },
})

const RUNNING_MS = 800

export const verificationQuery = queryOptions({
  queryKey: [LOG_KEY, 'verification'],
  queryFn: ({ signal }) => call<LogVerification | null>('GET', '/v1/log/verify', { signal }),
  refetchInterval: ({ state }) => (state.data?.state === 'running' ? RUNNING_MS : false),
  meta: { quiet: true },
})

/** Begins to verify the chain. */
export const startVerification = () => call<LogVerification>('POST', '/v1/log/verify')
