import type { MetricInfo } from '@quaywise/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const byId = (list: readonly MetricInfo[]): ReadonlyMap<string, MetricInfo> =>
  new Map(list.map((metric) => [metric.id, metric]))

/** Every measure by its id: unit, formula, code, source. */
export const metricsQuery = queryOptions({
  queryKey: ['metrics'],
  queryFn: ({ signal }) => call<readonly MetricInfo[]>('GET', '/v1/metrics', { signal }),
  select: byId,
  staleTime: Number.POSITIVE_INFINITY,
  meta: { quiet: true },
})
