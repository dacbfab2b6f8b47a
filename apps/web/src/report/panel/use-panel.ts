import type { InquireParam, PanelData, PanelInfo, PanelRequest } from '@quaywise/contract'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { panelQuery } from '../data/panel-query.ts'
import { useReport } from '../page/report-view.ts'
import { useChosen } from '../query/use-chosen.ts'

const LIVE_MS = 30_000

interface PanelOptions {
  readonly inquiry?: InquireParam | undefined
  readonly more?: Omit<PanelRequest, 'inquireParamCO'>
  readonly enabled?: boolean
  /** Keeps the page of rows in sight while the next one is on its way. */
  readonly keep?: boolean
}

/** The numbers of a panel for the question as it was asked, restricted and compared as the page is; a live page asks again every 30 s while it is seen. */
export function usePanel(
  panel: Pick<PanelInfo, 'id'>,
  { inquiry, more = {}, enabled = true, keep = false }: PanelOptions = {},
): UseQueryResult<PanelData> {
  const view = useReport()
  const chosen = useChosen()
  return useQuery({
    ...panelQuery(view.report.id, panel.id, { inquireParamCO: inquiry ?? view.inquiry, ...chosen, ...more }),
    enabled,
    refetchInterval: view.live ? LIVE_MS : false,
    ...(keep ? { placeholderData: keepPreviousData } : {}),
  })
}
