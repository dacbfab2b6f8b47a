import type { PanelInfo, PanelRequest } from '@quaywise/contract'
import { panelQuery } from '../data/panel-query.ts'
import { useReport } from '../page/report-view.ts'
import { usePanel } from '../panel/use-panel.ts'
import { useChosen } from '../query/use-chosen.ts'
import { PAGE_ROWS, useRowSource } from './use-row-source.ts'

const FIRST = { current: 1, pageSize: PAGE_ROWS }

type More = Omit<PanelRequest, 'inquireParamCO' | 'current' | 'pageSize'>

/**
 * The rows of a table page by page: the first at once, the others as they come into view. `all` reaches every row,
 * `source` is it where there are more than one page of them.
 */
export function useTablePages(panel: PanelInfo, more: More) {
  const { report, inquiry } = useReport()
  const chosen = useChosen()
  const first = usePanel(panel, { more: { ...more, ...FIRST }, keep: true })
  const total = first.data?.total ?? 0
  const all = useRowSource({
    first: first.data,
    ready: !first.isPlaceholderData,
    queryOf: (current) =>
      panelQuery(report.id, panel.id, {
        ...{ inquireParamCO: inquiry, ...chosen, ...more },
        ...{ current, pageSize: PAGE_ROWS },
      }),
  })
  return { first, total, all, source: total > PAGE_ROWS ? all : undefined }
}
