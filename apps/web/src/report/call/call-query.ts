import type { VesselCall, VesselForecast } from '@quaywise/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useRefresh } from '../../status/refresh.ts'
import { useReport } from '../page/report-view.ts'

/** Calls to choose from: those that match, one by its id, or those around the terminal's now. */
export const callsQuery = (terminal: string, asked: { readonly find?: string; readonly visit?: string }) =>
  queryOptions({
    queryKey: ['calls', terminal, asked],
    queryFn: ({ signal }) =>
      call<VesselCall[]>('GET', `/v1/vessel/calls?${new URLSearchParams({ terminal, ...asked })}`, {
        signal,
      }),
    staleTime: 60_000,
    placeholderData: (before) => before,
    meta: { quiet: true },
  })

const forecastQuery = (terminal: string, visit: string) =>
  queryOptions({
    queryKey: ['forecast', terminal, visit],
    queryFn: ({ signal }) =>
      call<VesselForecast>(
        'GET',
        `/v1/forecast/vessel/${encodeURIComponent(visit)}?${new URLSearchParams({ terminal })}`,
        { signal },
      ),
    staleTime: 60_000,
    meta: { quiet: true },
  })

/** The forecast of the call that the page is about; a running call at a live terminal is asked again. */
export function useForecast() {
  const { call: subject, terminal } = useReport()
  const { forecastMs } = useRefresh()
  return useQuery({
    ...forecastQuery(terminal.id, subject?.visitId ?? ''),
    enabled: subject !== undefined,
    refetchInterval: terminal.clock === 'live' && subject?.state === 'RUNNING' ? forecastMs : false,
  })
}
