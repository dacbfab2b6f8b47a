import type { Status } from '@quaywise/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'

const POLL_MS = 15_000

/** The build, the terminals with their clocks, and the loading of data, asked for every 15 s. */
export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: ({ signal }) => call<Status>('GET', '/v1/status', { signal }),
  refetchInterval: POLL_MS,
  meta: { quiet: true },
})

/** The latest status of the server; undefined until it first answered. */
export const useStatus = (): Status | undefined => useQuery(statusQuery).data
