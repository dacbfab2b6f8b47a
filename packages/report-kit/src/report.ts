import { authorityOfPath } from '@quaywise/domain'
import type { FilterId } from './filter.ts'
import type { Checked, Panel } from './panel.ts'

type Declaration<P extends Readonly<Record<string, Panel>>> = {
  /** `<area>/<page>`: the folder of the report, the last two segments of its path. */
  readonly id: string
  /** An ungated page is open to any signed-in user. */
  readonly gated: boolean
  /** `time`: clipped to the period. `call`: whole calls that belong to the period. */
  readonly basis: 'time' | 'call'
  /** The page is about one thing, which its address names; it counts the whole time of that thing. */
  readonly subject?: 'visit'
  /** Offers to refresh itself while open. */
  readonly live?: boolean
  /** Whether the conditions reload by themselves when the period changes; the shift pages do not. */
  readonly conditionsAutoRefresh?: boolean
  readonly filters: readonly FilterId[]
  readonly panels: P
}

/** A report with everything that derives from its id. */
export type Report = Declaration<Readonly<Record<string, Panel>>> & {
  readonly path: string
  readonly authority: string
}

/**
 * Declares a page. Every measure of a panel must be cuttable by every dimension of it: a ratio only by
 * what both of its sides know. What does not hold does not compile.
 *
 * @example
 * defineReport({ id: 'qc/qcEfficiencyTable', gated: true, basis: 'time', filters: ['period'],
 *   panels: { byHour: { kind: 'heatmap', x: 'hour', y: 'crane', measure: 'gmph' } } })
 */
export const defineReport = <const P extends Readonly<Record<string, Panel>>>(
  declaration: Declaration<P> & { readonly panels: { readonly [K in keyof P]: Checked<P[K]> } },
): Report => {
  const path = `/BigDataAnalysis/${declaration.id}`
  const panels: Readonly<Record<string, Panel>> = declaration.panels
  return { ...declaration, panels, path, authority: authorityOfPath(path) }
}
