import type { InquireParam, PanelData, PanelInfo, PanelRequest } from '@quaywise/contract'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useRefresh } from '../../status/refresh.ts'
import { panelQuery } from '../data/panel-query.ts'
import { useReport } from '../page/report-view.ts'
import { useChosen } from '../query/use-chosen.ts'

interface PanelOptions {
  readonly inquiry?: InquireParam | undefined
  readonly more?: Omit<PanelRequest, 'inquireParamCO'>
  readonly enabled?: boolean
  /** Keeps the page of rows in sight while the next one is on its way. */
  readonly keep?: boolean
}

/** The numbers of a panel for the question as it was asked, restricted and compared as the page is; a live page asks again every so often while it is seen. */
export function usePanel(
  panel: Pick<PanelInfo, 'id'>,
  { inquiry, more = {}, enabled = true, keep = false }: PanelOptions = {},
): UseQueryResult<PanelData> {
  const view = useReport()
  const chosen = useChosen()
  const { panelMs } = useRefresh()
  return useQuery({
    ...panelQuery(view.report.id, panel.id, { inquireParamCO: inquiry ?? view.inquiry, ...chosen, ...more }),
    enabled,
    refetchInterval: view.live ? panelMs : false,
    ...(keep ? { placeholderData: keepPreviousData } : {}),
  })
}
