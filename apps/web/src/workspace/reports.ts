import type { ReportInfo } from '@quaywise/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** The analytics reports that this person may open, with their panels. */
export const reportsQuery = queryOptions({
  queryKey: ['analysis'],
  queryFn: ({ signal }) => call<readonly ReportInfo[]>('GET', '/v1/analysis', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
