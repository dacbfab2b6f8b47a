import type { MonthLock } from '@quaywise/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const path = (reportId: string): string => `/v1/analysis/${reportId}/locks`

/** The months of a page that were locked, version by version. */
export const locksQuery = (reportId: string, terminal: string) =>
  queryOptions({
    queryKey: ['month-locks', reportId, terminal],
    queryFn: ({ signal }) =>
      call<readonly MonthLock[]>('GET', `${path(reportId)}?${new URLSearchParams({ terminal })}`, { signal }),
    staleTime: 30_000,
    meta: { quiet: true },
  })

/** Locks a month of a page as its next version. */
export const lockMonth = (reportId: string, body: { terminal: string; month: string; version: number }) =>
  call<MonthLock>('POST', path(reportId), { body })
