import type { PanelInfo, ReportInfo } from '@quaywise/contract'
import { cutsOf, measuresOf, type Panel, type Report } from '@quaywise/report-kit'

const WHOLE_WIDTH = 12

type Shape = Partial<Omit<PanelInfo, 'id' | 'kind' | 'span' | 'by' | 'measures'>>

const mutable = (groupings: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(groupings).map(([key, by]) => [key, [...by]]))

const tableShape = (panel: Extract<Panel, { kind: 'table' }>): Shape => ({
  ...(panel.groupings ? { groupings: mutable(panel.groupings) } : {}),
  ...(panel.attributes ? { attributes: [...panel.attributes] } : {}),
  ...(panel.opens ? { opens: panel.opens } : {}),
})

const chartShape = (panel: Extract<Panel, { kind: 'line' | 'bar' | 'stacked' }>): Shape => ({
  x: panel.x,
  ...(panel.series ? { series: panel.series } : {}),
  ...(panel.line ? { line: panel.line } : {}),
  ...(panel.normalised ? { normalised: true } : {}),
  ...(panel.forecast ? { forecast: true } : {}),
})

const shapeOf = (panel: Panel): Shape => {
  switch (panel.kind) {
    case 'kpis':
    case 'bullet':
    case 'drivers':
      return {}
    case 'calendar':
      return { x: 'day' }
    case 'scorecard':
      return { x: 'month' }
    case 'custom':
      return { draws: panel.draws }
    case 'table':
      return tableShape(panel)
    case 'heatmap':
      return { x: panel.x, y: panel.y }
    case 'ranked':
      return { y: panel.y, ...(panel.band ? { band: { ...panel.band } } : {}) }
    case 'scatter':
    case 'histogram':
    case 'pareto':
      return { y: panel.y }
    default:
      return chartShape(panel)
  }
}

const panelInfo = (id: string, panel: Panel): PanelInfo => ({
  id,
  kind: panel.kind,
  span: panel.span ?? WHOLE_WIDTH,
  by: [...cutsOf(panel)],
  measures: [...measuresOf(panel)],
  ...(panel.shifts === undefined ? {} : { shifts: panel.shifts }),
  ...(panel.months === undefined ? {} : { months: panel.months }),
  ...(panel.needs ? { needs: panel.needs } : {}),
  ...shapeOf(panel),
})

/** A report as the browser gets to know it: enough to draw its panels without the declaration. */
export const reportInfo = (report: Report): ReportInfo => ({
  id: report.id,
  path: report.path,
  authority: report.authority,
  filters: [...report.filters],
  ...(report.subject ? { subject: report.subject } : {}),
  live: report.live === true,
  conditionsAutoRefresh: report.conditionsAutoRefresh !== false,
  panels: Object.entries(report.panels).map(([id, panel]) => panelInfo(id, panel)),
})
