import type { PanelInfo } from '@quaywise/contract'
import { CallTiles } from '../call/call-tiles.tsx'
import { BulletPanel } from '../chart/bullet-panel.tsx'
import { CalendarPanel } from '../chart/calendar-panel.tsx'
import { DriversPanel } from '../chart/drivers-panel.tsx'
import { HeatPanel } from '../chart/heat-panel.tsx'
import { HistogramPanel } from '../chart/histogram-panel.tsx'
import { ParetoPanel } from '../chart/pareto-panel.tsx'
import { RankedPanel } from '../chart/ranked-panel.tsx'
import { ScatterPanel } from '../chart/scatter-panel.tsx'
import { SeriesPanel } from '../chart/series-panel.tsx'
import { ShapePanel } from '../chart/shape-panel.tsx'
import { useReport } from '../page/report-view.ts'
import { ScorecardPanel } from '../scorecard/scorecard-panel.tsx'
import { TablePanel } from '../table/table-panel.tsx'
import { HourStrip } from '../tiles/hour-strip.tsx'
import { TilesPanel } from '../tiles/tiles-panel.tsx'

/** A panel in the shape that its report gives it. */
export function PanelView({ panel }: { readonly panel: PanelInfo }) {
  switch (panel.kind) {
    case 'kpis':
      return <KpisPanel panel={panel} />
    case 'line':
    case 'bar':
    case 'stacked':
      return <SeriesPanel panel={panel} />
    case 'heatmap':
      return <HeatPanel panel={panel} />
    case 'calendar':
      return <CalendarPanel panel={panel} />
    case 'scorecard':
      return <ScorecardPanel panel={panel} />
    case 'ranked':
      return <RankedPanel panel={panel} />
    case 'scatter':
      return <ScatterPanel panel={panel} />
    case 'histogram':
      return <HistogramPanel panel={panel} />
    case 'bullet':
      return <BulletPanel panel={panel} />
    case 'drivers':
      return <DriversPanel panel={panel} />
    case 'pareto':
      return <ParetoPanel panel={panel} />
    case 'table':
      return <TablePanel panel={panel} />
    default:
      return <ShapePanel panel={panel} />
  }
}

function KpisPanel({ panel }: { readonly panel: PanelInfo }) {
  const { call } = useReport()
  if (call) return <CallTiles panel={panel} />
  return panel.id === 'latestHour' ? <HourStrip panel={panel} /> : <TilesPanel panel={panel} />
}
