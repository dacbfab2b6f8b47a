/** UI authorities: the closed list of rights on elements that are not pages. */
export const UI_AUTHORITIES = [
  'land.personal',
  'users.personal',
  'export',
  'parameter.approve',
  'month.lock',
  'data.correct',
  'data.ingest',
] as const

export type UiAuthority = (typeof UI_AUTHORITIES)[number]

/**
 * The authority of a page: its path without the leading slash, slashes to underscores, lower-cased.
 *
 * `/BigDataAnalysis/qc/qcEfficiencyTable` → `bigdataanalysis_qc_qcefficiencytable`
 */
export const authorityOfPath = (path: string): string =>
  path.replace(/^\//, '').replaceAll('/', '_').toLowerCase()
