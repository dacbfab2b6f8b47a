import type { TableLayout } from '@quaywise/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { keepPreference, type Preferences, preferencesQuery } from '../data/preferences-query.ts'
import { useReport } from '../page/report-view.ts'

const nameOf = (reportId: string, panelId: string): string => `table.${reportId}.${panelId}`

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** The columns that a user set up for a table; null where they set up none, or what is kept makes no sense. */
export function layoutOf(
  preferences: Preferences | undefined,
  reportId: string,
  panelId: string,
): TableLayout | null {
  const kept = Object(preferences?.[nameOf(reportId, panelId)]) as Partial<Record<keyof TableLayout, unknown>>
  if (!isTexts(kept.shown) || !isTexts(kept.pinned)) return null
  const widths = Object.entries(Object(kept.widths)).filter(([, width]) => typeof width === 'number')
  return {
    shown: kept.shown,
    pinned: kept.pinned,
    widths: Object.fromEntries(widths) as TableLayout['widths'],
  }
}

/** The columns of a table as its reader set them up, on whatever machine; setting null goes back to the usual ones. */
export function useTableSettings(panelId: string) {
  const { report } = useReport()
  const client = useQueryClient()
  const { data, isPending } = useQuery(preferencesQuery)
  const set = (layout: TableLayout | null) => {
    const name = nameOf(report.id, panelId)
    client.setQueryData<Preferences>(preferencesQuery.queryKey, (before) => ({ ...before, [name]: layout }))
    // What cannot be kept is kept for this visit.
    keepPreference(name, layout).catch(() => undefined)
  }
  return { layout: layoutOf(data, report.id, panelId), set, waiting: isPending }
}
