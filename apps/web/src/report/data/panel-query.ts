import type { PanelData, PanelRequest, RowsRequest } from '@quaywise/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The numbers of one panel. They are fetched anew when the reader asks, not by themselves. */
export const panelQuery = (reportId: string, panelId: string, body: PanelRequest) =>
  queryOptions({
    queryKey: ['panel', reportId, panelId, body],
    queryFn: ({ signal }) => call<PanelData>('POST', `/v1/analysis/${reportId}/${panelId}`, { body, signal }),
    staleTime: 60_000,
    meta: { quiet: true },
  })

/** The rows behind a number. */
export const rowsQuery = (reportId: string, panelId: string, body: RowsRequest) =>
  queryOptions({
    queryKey: ['rows', reportId, panelId, body],
    queryFn: ({ signal }) =>
      call<PanelData>('POST', `/v1/analysis/${reportId}/${panelId}/rows`, { body, signal }),
    staleTime: 60_000,
    meta: { quiet: true },
  })
