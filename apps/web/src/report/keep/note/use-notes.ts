import type { Annotation } from '@quaywise/contract'
import { parseLocalMinute } from '@quaywise/domain'
import { useQuery } from '@tanstack/react-query'
import { useRefresh } from '../../../status/refresh.ts'
import { useReport } from '../../page/report-view.ts'
import { notesQuery } from '../calls.ts'

const NO_NOTES: readonly Annotation[] = []

/** The stretch of time that the page shows, as ISO instants. */
export function usePageSpan(): { readonly startAt: string; readonly endAt: string } {
  const { form, terminal } = useReport()
  const instant = (text: string, more: number) =>
    new Date((parseLocalMinute(text, terminal.zone) ?? 0) + more).toISOString()
  return { startAt: instant(form.startTime, 0), endAt: instant(form.endTime, 60_000) }
}

/** The notes of the team that touch the time of the page. */
export function useNotes(): readonly Annotation[] {
  const { terminal, live } = useReport()
  const { startAt, endAt } = usePageSpan()
  const { panelMs } = useRefresh()
  const query = useQuery({
    ...notesQuery(terminal.id, startAt, endAt),
    refetchInterval: live ? panelMs : false,
  })
  return query.data ?? NO_NOTES
}
