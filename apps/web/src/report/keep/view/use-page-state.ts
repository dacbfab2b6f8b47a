import type { SavedView } from '@quaywise/contract'
import { useShifts } from '../../../status/shifts.ts'
import { useTab } from '../../../workspace/tab-context.ts'
import { useReport } from '../../page/report-view.ts'
import { patchTo, stateOf, stateOfView } from './page-state.ts'

/** The state of the page as it is shown, and how to bring it to another. */
export function usePageState() {
  const { query, setQuery } = useTab()
  const { form, terminal } = useReport()
  const shifts = useShifts(terminal.zone)
  const stateOfKept = (view: Pick<SavedView, 'query' | 'period'>) =>
    stateOfView(view, terminal.now, terminal.zone, shifts)
  return {
    state: stateOf(query, form),
    stateOfKept,
    apply: (view: SavedView) => setQuery(patchTo(query, stateOfKept(view), view.id)),
    /** Goes back to the page as it opens without a view. */
    clear: () => setQuery(patchTo(query, {}, undefined)),
  }
}
