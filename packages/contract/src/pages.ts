import { authorityOfPath } from '@quaywise/domain'

/** Areas of the analytics menu in their order; an area is the folder of its reports. */
export const AREAS = [
  '3DStreamingKanban',
  'workshift',
  'monthly',
  'vessel',
  'qc',
  'agv',
  'asc',
  'contanierProcess',
  'land',
  'system',
] as const
export type Area = (typeof AREAS)[number]

/** A page of the application: where it is, who may open it, and whether it is built. */
export type Page = {
  readonly path: string
  readonly group: Area | 'account' | 'admin'
  readonly authority: string
  /** An ungated page is open to any signed-in user. */
  readonly gated: boolean
  /** Pages under `/admin` need the admin flag as well as their authority. */
  readonly adminOnly: boolean
}

const PAGES_OF: Readonly<Record<Area, readonly string[]>> = {
  '3DStreamingKanban': ['product', 'simulation', 'SatelliteCapsule'],
  workshift: ['workshiftMonitorHour', 'workshiftMonitor'],
  monthly: ['monthlyEfficiencyTable', 'monthlyWorkShiftAnalysis', 'monthlyLineTabel', 'monthlyLineAnalysis'],
  vessel: [
    'VesselEfficiencyTable',
    'VesselEfficiencyAnalysis',
    'VesselEfficiencyStatisticalAnalysis',
    'VesselEfficiencyAffectFactorsAnalysis',
    'VesselSingleShipSummary',
    'VesselReleasePortTimeAnalysis',
  ],
  qc: [
    'qcEfficiencyTable',
    'qcEfficiencyOee',
    'qcEfficiencyTimeAnalysis',
    'qcMovingtrackAnalysis',
    'qcWholeProcessAnalysis',
  ],
  agv: [
    'agvEfficiencyAnalysisTable',
    'agvOeeEfficiencyAnalysis',
    'agvEfficiencyTimeAnalysis',
    'agvMovingtrackAnalysis',
  ],
  asc: [
    'ascEfficiencyTable',
    'ascEfficiencyOee',
    'ascEfficiencyTimeAnalysis',
    'ascMovingtrack',
    'containerSendAreaTable',
    'containerSendAreaAnalysis',
    'contanierAreaOccupancyAnalysis',
    'ascContentChooseTable',
  ],
  contanierProcess: ['contanierProcessTable', 'loadingOperationAnalysis'],
  land: ['OutTruckEfficiencyTable', 'OutTruckEfficiencyOEEAnalysis', 'OutTruckOrderTable'],
  system: ['data', 'log', 'AlgorithmAndSystemParameterSetting'],
}

const UNGATED = new Set([
  'workshiftMonitorHour',
  'workshiftMonitor',
  'qcWholeProcessAnalysis',
  'ascContentChooseTable',
])

const page = (path: string, group: Page['group'], gated: boolean): Page => ({
  path,
  group,
  gated,
  authority: authorityOfPath(path),
  adminOnly: group === 'admin',
})

/** Every page of the application in the order of the menu. */
export const PAGES: readonly Page[] = [
  ...AREAS.flatMap((area) =>
    PAGES_OF[area].map((name) => page(`/BigDataAnalysis/${area}/${name}`, area, !UNGATED.has(name))),
  ),
  ...['account', 'role', 'department', 'dictionary', 'permission'].map((name) =>
    page(`/admin/${name}`, 'admin', true),
  ),
  ...['profile', 'changePassword'].map((name) => page(`/account/${name}`, 'account', false)),
]

/** The page at a path, or undefined. */
export const pageAt = (path: string): Page | undefined => PAGES.find((p) => p.path === path)

/** Whether a user who holds these authorities may open a page. */
export const mayOpen = (
  p: Page,
  user: { readonly isAdmin: boolean; readonly pageAuthorities: readonly string[] },
): boolean => !p.gated || ((!p.adminOnly || user.isAdmin) && user.pageAuthorities.includes(p.authority))
