import type { Entity } from '@quaywise/contract'
import type { EntityKind } from './entity-ref.ts'

/** A page with the query that opens it for one thing. */
export interface PageLink {
  readonly id: string
  readonly query: Readonly<Record<string, string>>
}

type Search = (entity: Entity) => Readonly<Record<string, string>>

const period: Search = ({ period: { startTime, endTime } }) => ({ startTime, endTime })
/** Whatever line and ship: a thing is looked at for itself. */
const everyShip = { trunkBranchLine: '', distinguishSelectedShip: '' }
const by =
  (field: string): Search =>
  (entity) => ({ ...period(entity), ...everyShip, [field]: encodeURIComponent(entity.id) })
const whole: Search = (entity) => ({ ...period(entity), ...everyShip })

const PAGES: Readonly<Record<EntityKind, readonly (readonly [string, Search])[]>> = {
  visit: [
    ['vessel/VesselSingleShipSummary', ({ id }) => ({ visit: id })],
    ['vessel/VesselEfficiencyTable', by('vesselVoyage')],
    ['qc/qcEfficiencyTable', by('vesselVoyage')],
    ['workshift/workshiftMonitorHour', by('vesselVoyage')],
  ],
  crane: [
    ['qc/qcEfficiencyTable', by('equipment')],
    ['qc/qcEfficiencyOee', by('equipment')],
    ['qc/qcEfficiencyTimeAnalysis', by('equipment')],
    ['qc/qcMovingtrackAnalysis', by('equipment')],
    ['workshift/workshiftMonitorHour', by('equipment')],
  ],
  agv: [
    ['agv/agvEfficiencyAnalysisTable', whole],
    ['agv/agvOeeEfficiencyAnalysis', whole],
    ['agv/agvEfficiencyTimeAnalysis', whole],
    ['agv/agvMovingtrackAnalysis', whole],
    ['workshift/workshiftMonitorHour', whole],
  ],
  asc: [
    ['asc/ascEfficiencyTable', whole],
    ['asc/ascEfficiencyOee', whole],
    ['asc/ascEfficiencyTimeAnalysis', whole],
    ['asc/ascMovingtrack', whole],
    ['workshift/workshiftMonitorHour', whole],
  ],
  block: [
    ['asc/contanierAreaOccupancyAnalysis', by('block')],
    ['asc/containerSendAreaTable', by('block')],
    ['asc/ascEfficiencyTable', by('block')],
    ['workshift/workshiftMonitorHour', whole],
  ],
  container: [
    ['contanierProcess/contanierProcessTable', whole],
    ['asc/ascContentChooseTable', whole],
  ],
  truck: [
    ['land/OutTruckEfficiencyTable', whole],
    ['land/OutTruckOrderTable', whole],
  ],
  instruction: [
    ['contanierProcess/contanierProcessTable', whole],
    ['contanierProcess/loadingOperationAnalysis', whole],
  ],
}

/** The pages that tell more of a thing, each with the query that shows it alone or its time. */
export const pagesOf = (entity: Entity): readonly PageLink[] =>
  PAGES[entity.kind].map(([id, search]) => ({ id, query: search(entity) }))
