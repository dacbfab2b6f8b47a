import { useReport } from '../page/report-view.ts'
import { usePanel } from '../panel/use-panel.ts'
import { useHourForecast } from './forecast-note.tsx'
import type { Expected } from './hour-forecast.ts'

/** What the boxes of the period are expected to come to at its end, where a chart of the page forecasts its hours. */
export function useExpected(wanted: boolean): Expected | null {
  const { report } = useReport()
  const chart = report.panels.find(({ forecast }) => forecast)
  const panel = chart ?? report.panels[0] ?? { id: '', kind: 'table', span: 12, by: [], measures: [] }
  const { data } = usePanel(panel, { enabled: wanted && chart !== undefined })
  return useHourForecast(panel, wanted && chart ? data : undefined)?.whole ?? null
}
