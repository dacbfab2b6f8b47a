import type { PanelRequest } from '@quaywise/contract'
import { useReport } from '../page/report-view.ts'

/** What all panels of the page are restricted to and compared with, as a request has it. */
export function useChosen(): Pick<PanelRequest, 'compare' | 'marks'> {
  const { compare, marks } = useReport()
  return {
    ...(compare === undefined ? {} : { compare }),
    ...(Object.keys(marks).length > 0 ? { marks } : {}),
  }
}
