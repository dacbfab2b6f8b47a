import type { PanelInfo } from '@quaywise/contract'
import { BerthCranesPanel } from '../chart/berth-cranes-panel.tsx'
import { BottleneckPanel } from '../chart/bottleneck-panel.tsx'
import { BulletPanel } from '../chart/bullet-panel.tsx'
import { DriversPanel } from '../chart/drivers-panel.tsx'
import { HeatPanel } from '../chart/heat-panel.tsx'
import { HistogramPanel } from '../chart/histogram-panel.tsx'
import { NarrativePanel } from '../chart/narrative-panel.tsx'
import { ParetoPanel } from '../chart/pareto-panel.tsx'
import { RankedPanel } from '../chart/ranked-panel.tsx'
import { ScatterPanel } from '../chart/scatter-panel.tsx'
import { SeriesPanel } from '../chart/series-panel.tsx'
import { StayPanel } from '../chart/stay-panel.tsx'
import { HandOverPanel } from '../hand-over/hand-over-panel.tsx'
import { TablePanel } from '../table/table-panel.tsx'
import { HourStrip } from '../tiles/hour-strip.tsx'
import { TilesPanel } from '../tiles/tiles-panel.tsx'

/** A panel in the shape that its report gives it. */
export function PanelView({ panel }: { readonly panel: PanelInfo }) {
  switch (panel.kind) {
    case 'kpis':
      return panel.id === 'latestHour' ? <HourStrip panel={panel} /> : <TilesPanel panel={panel} />
    case 'line':
    case 'bar':
    case 'stacked':
      return <SeriesPanel panel={panel} />
    case 'heatmap':
      return <HeatPanel panel={panel} />
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
      return <ShapeView panel={panel} />
  }
}

/** A panel of own SQL in the shape that it names. */
function ShapeView({ panel }: { readonly panel: PanelInfo }) {
  switch (panel.draws) {
    case 'berthCranes':
      return <BerthCranesPanel panel={panel} />
    case 'bottleneck':
      return <BottleneckPanel panel={panel} />
    case 'narrative':
      return <NarrativePanel panel={panel} />
    case 'handOver':
      return <HandOverPanel panel={panel} />
    default:
      return <StayPanel panel={panel} />
  }
}
