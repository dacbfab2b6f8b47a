import type { ContainerJourney } from '@quaywise/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The journey of one container through the terminal. */
export const containerQuery = (unit: string, terminal: string) =>
  queryOptions({
    queryKey: ['container', terminal, unit],
    queryFn: ({ signal }) =>
      call<ContainerJourney>(
        'GET',
        `/v1/entity/container/${encodeURIComponent(unit)}?${new URLSearchParams({ terminal })}`,
        { signal },
      ),
    staleTime: 60_000,
    meta: { quiet: true },
  })
