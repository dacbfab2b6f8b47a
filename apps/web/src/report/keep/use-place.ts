import { useReport } from '../page/report-view.ts'
import type { Place } from './calls.ts'

/** The page and terminal for which things are kept here. */
export function usePlace(): Place {
  const { report, terminal } = useReport()
  return { terminal: terminal.id, page: report.path }
}
