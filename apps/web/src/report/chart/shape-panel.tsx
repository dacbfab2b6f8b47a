import type { PanelInfo } from '@quaywise/contract'
import { HandOverPanel } from '../hand-over/hand-over-panel.tsx'
import { AdvicePanel } from './advice-panel.tsx'
import { BayPlanPanel } from './bay-plan-panel.tsx'
import { BerthCranesPanel } from './berth-cranes-panel.tsx'
import { BottleneckPanel } from './bottleneck-panel.tsx'
import { CraneWorkPanel } from './crane-work-panel.tsx'
import { ListPanel } from './list-panel.tsx'
import { NarrativePanel } from './narrative-panel.tsx'
import { OutlookPanel } from './outlook-panel.tsx'
import { ProgressPanel } from './progress-panel.tsx'
import { StampsPanel } from './stamps-panel.tsx'
import { StayPanel } from './stay-panel.tsx'

/** A panel with rows of its own, in the shape that its report names. */
export function ShapePanel({ panel }: { readonly panel: PanelInfo }) {
  switch (panel.draws) {
    case 'stamps':
      return <StampsPanel panel={panel} />
    case 'crane-work':
      return <CraneWorkPanel panel={panel} />
    case 'progress':
      return <ProgressPanel panel={panel} />
    case 'bay-plan':
      return <BayPlanPanel panel={panel} />
    case 'outlook':
      return <OutlookPanel panel={panel} />
    case 'advice':
      return <AdvicePanel panel={panel} />
    case 'berth-cranes':
      return <BerthCranesPanel panel={panel} />
    case 'bottleneck':
      return <BottleneckPanel panel={panel} />
    case 'narrative':
      return <NarrativePanel panel={panel} />
    case 'hand-over':
      return <HandOverPanel panel={panel} />
    case 'table':
      return <ListPanel panel={panel} />
    default:
      return <StayPanel panel={panel} />
  }
}
