import type { Area } from '@quaywise/contract'
import { PAGES } from '@quaywise/contract'
import type { UiAuthority } from '@quaywise/domain'

/** A role that the product proposes; its words stand in the catalogues under `roles.starter.<key>`. */
export type StarterRole = {
  readonly key: string
  readonly id: string
  readonly pageAuthorities: readonly string[]
  readonly uiAuthorities: readonly UiAuthority[]
}

const ANALYTICS: readonly Area[] = [
  ...(['3DStreamingKanban', 'workshift', 'monthly', 'vessel', 'qc', 'agv', 'asc'] as const),
  ...(['contanierProcess', 'land'] as const),
]

/** The authorities of the gated pages that lie in an area, or at the end of whose path such a name stands. */
const pages = (...names: readonly string[]): readonly string[] =>
  PAGES.filter(({ gated, group, path }) => {
    const page = path.split('/').at(-1) ?? ''
    return gated && (names.includes(group) || names.includes(page))
  }).map(({ authority }) => authority)

const starter = (
  key: string,
  pageAuthorities: readonly string[],
  ...uiAuthorities: readonly UiAuthority[]
): StarterRole => ({ key, id: `starter-${key}`, pageAuthorities, uiAuthorities })

/**
 * The roles of a terminal beside its administrators, as the product proposes them: enough to work with, and no more
 * than the work needs. Personal data and what changes rules for everybody are given by a person.
 */
export const STARTER_ROLES: readonly StarterRole[] = [
  starter(
    'shift-manager',
    pages('3DStreamingKanban', 'qc', 'agv', 'asc', 'contanierProcess', 'land').concat(
      pages('monthlyWorkShiftAnalysis', 'VesselEfficiencyTable', 'VesselSingleShipSummary', 'data'),
    ),
    ...(['export', 'data.correct'] as const),
  ),
  starter(
    'planner',
    pages('vessel', 'monthly', 'contanierProcess', 'qcEfficiencyTable', 'ascEfficiencyTable').concat(
      pages('containerSendAreaTable', 'containerSendAreaAnalysis', 'contanierAreaOccupancyAnalysis'),
      pages('OutTruckOrderTable', 'product'),
    ),
    'export',
  ),
  starter('analyst', pages(...ANALYTICS, 'data'), 'export'),
  starter(
    'maintenance',
    pages('qc', 'agv', 'ascEfficiencyTable', 'ascEfficiencyOee', 'ascEfficiencyTimeAnalysis').concat(
      pages('ascMovingtrack', 'product', 'SatelliteCapsule'),
    ),
    ...(['export', 'data.correct'] as const),
  ),
  starter('auditor', pages(...ANALYTICS, 'data', 'log')),
]
