import type { ExportRequest } from '@quaywise/contract'
import { useQuery } from '@tanstack/react-query'
import { useTab } from '../../workspace/tab-context.ts'
import { preferencesQuery } from '../data/preferences-query.ts'
import { tableStates } from '../export/table-states.ts'
import { useReport } from '../page/report-view.ts'
import { useChosen } from '../query/use-chosen.ts'

/** What the page asks as it stands: its filters, what was chosen on it, and its tables as they are shown. */
export function usePageQuestion(): ExportRequest {
  const tab = useTab()
  const { report, inquiry } = useReport()
  const chosen = useChosen()
  const { data: preferences } = useQuery(preferencesQuery)
  const address = [tab.path, String(new URLSearchParams(tab.query))].filter(Boolean).join('?')
  return { inquireParamCO: inquiry, ...chosen, tables: tableStates(report, tab.query, preferences), address }
}
