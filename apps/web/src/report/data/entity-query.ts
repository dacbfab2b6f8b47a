import type { Entity } from '@quaywise/contract'
import type { EntityRef } from '@quaywise/contract/entity-kinds'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { Period } from '../query/period.ts'

/** One thing of a terminal; the numbers of a machine cover the period, those of a journey the journey. */
export const entityQuery = ({ kind, id }: EntityRef, terminal: string, { startTime, endTime }: Period) =>
  queryOptions({
    queryKey: ['entity', terminal, kind, id, startTime, endTime],
    queryFn: ({ signal }) =>
      call<Entity>(
        'GET',
        `/v1/entity/${kind}/${encodeURIComponent(id)}?${new URLSearchParams({ terminal, startTime, endTime })}`,
        { signal },
      ),
    staleTime: 60_000,
    meta: { quiet: true },
  })
