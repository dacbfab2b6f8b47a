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
    queryFn: ({ signal }) => call<PanelData>('POST', rowsPath(reportId, panelId), { body, signal }),
    staleTime: 60_000,
    meta: { quiet: true },
  })

/** The rows behind a number of a thing are asked of the thing, which has one panel. */
const rowsPath = (reportId: string, panelId: string): string =>
  reportId.startsWith('entity/') ? `/v1/${reportId}/rows` : `/v1/analysis/${reportId}/${panelId}/rows`
