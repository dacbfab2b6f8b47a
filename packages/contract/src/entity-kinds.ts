/** The things that have a drawer of their own, whatever page names them. */
export const ENTITY_KINDS = [
  'visit',
  'crane',
  'agv',
  'asc',
  'block',
  'container',
  'truck',
  'instruction',
] as const
export type EntityKind = (typeof ENTITY_KINDS)[number]

/** One thing of a terminal: what it is, and its id there. */
export type EntityRef = { readonly kind: EntityKind; readonly id: string }

/** Whether a text names a kind of thing. */
export const isEntityKind = (text: string): text is EntityKind =>
  (ENTITY_KINDS as readonly string[]).includes(text)

const YARD = [
  'asc/ascEfficiencyTable',
  'asc/ascEfficiencyOee',
  'asc/ascEfficiencyTimeAnalysis',
  'asc/ascMovingtrack',
  'asc/containerSendAreaTable',
  'asc/containerSendAreaAnalysis',
  'asc/contanierAreaOccupancyAnalysis',
  'asc/ascContentChooseTable',
]
const CHAIN = ['contanierProcess/contanierProcessTable', 'contanierProcess/loadingOperationAnalysis']
const LAND = ['land/OutTruckEfficiencyTable', 'land/OutTruckEfficiencyOEEAnalysis', 'land/OutTruckOrderTable']
const QUAY = ['workshift/workshiftMonitorHour', 'workshift/workshiftMonitor', 'qc/qcWholeProcessAnalysis']

/** The pages that show a kind of thing: whoever may open one of them may open its drawer. */
export const PAGES_SHOWING: Readonly<Record<EntityKind, readonly string[]>> = {
  visit: QUAY,
  crane: QUAY,
  agv: ['qc/qcWholeProcessAnalysis', ...CHAIN],
  asc: [...YARD, 'qc/qcWholeProcessAnalysis'],
  block: YARD,
  container: [...QUAY, ...YARD, ...CHAIN],
  truck: LAND,
  instruction: ['qc/qcWholeProcessAnalysis', ...CHAIN],
}
