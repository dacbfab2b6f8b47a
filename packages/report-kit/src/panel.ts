import type { DimensionId, MeasureId, MeasuresOver, VisitAttribute } from '@quaywise/metrics'
import { type DriverRate, FACTORS } from './factors.ts'

type Base = {
  /** Width in columns of twelve. */
  readonly span?: number
  /** Counts time inside the period although the page counts whole calls, or the other way round. */
  readonly basis?: 'time' | 'call'
  /** Looks back over so many shifts to the end of the period's last, whatever the period. */
  readonly shifts?: number
  /** Looks back over so many calendar months of the terminal to the one that holds the end of the period. */
  readonly months?: number
  /** On the page of one call: what must be known of the call for the panel to say anything. */
  readonly needs?: 'work' | 'cranes' | 'plan' | 'boxes' | 'cargo'
}

/** Tiles: one number a measure, each with its own small series. */
export type KpisPanel = Base & { readonly kind: 'kpis'; readonly measures: readonly MeasureId[] }

/** Measures over one dimension, or one measure over two (`series`). `line` is drawn over the bars. */
export type ChartPanel = Base & {
  readonly kind: 'line' | 'bar' | 'stacked'
  readonly x: DimensionId
  readonly measures: readonly MeasureId[]
  readonly series?: DimensionId
  readonly line?: MeasureId
  readonly normalised?: boolean
  /** Shows what is expected of the hours to come, from their plan and what was done of it so far. */
  readonly forecast?: boolean
}

/** One measure over two dimensions. `state` marks cells by a second measure above zero (a fault). */
export type HeatmapPanel = Base & {
  readonly kind: 'heatmap'
  readonly x: DimensionId
  readonly y: DimensionId
  readonly measure: MeasureId
  readonly state?: MeasureId
}

/** One measure over the days of the period, laid out in weeks. */
export type CalendarPanel = Base & { readonly kind: 'calendar'; readonly measure: MeasureId }

/**
 * Measures by month against the targets of each month, with the change to the month before and to the same month a
 * year before, and what the year came to so far. Looks back over thirteen months unless told.
 */
export type ScorecardPanel = Base & {
  readonly kind: 'scorecard'
  readonly measures: readonly MeasureId[]
}

/** One measure per value of a dimension, the greatest first, against a band. */
export type RankedPanel = Base & {
  readonly kind: 'ranked'
  readonly y: DimensionId
  readonly measure: MeasureId
  readonly band?: { readonly from: number; readonly to: number }
}

/** Two measures per value of a dimension, or the distribution of one. */
export type ScatterPanel = Base & {
  readonly kind: 'scatter'
  readonly y: DimensionId
  readonly measures: readonly [MeasureId, MeasureId]
}
export type HistogramPanel = Base & {
  readonly kind: 'histogram'
  readonly y: DimensionId
  readonly measure: MeasureId
}

/** Measures against the targets that the terminal has set for them. */
export type BulletPanel = Base & { readonly kind: 'bullet'; readonly measures: readonly MeasureId[] }

/**
 * A rate as the product of its factors, held against another window: what each factor adds to the difference.
 * Where a filter of cranes or operations is set, the berth rate gives way to the crane rate.
 */
export type DriversPanel = Base & { readonly kind: 'drivers'; readonly of: DriverRate }

/** Losses by a dimension, the greatest first: minutes, then what they cost, with the share that they add up to. */
export type ParetoPanel = Base & {
  readonly kind: 'pareto'
  readonly y: DimensionId
  readonly measures: readonly [MeasureId, ...MeasureId[]]
}

/**
 * Rows grouped by dimensions; `groupings` are others that the reader may switch to. A measure that cannot
 * be cut by the chosen grouping is left out of it.
 */
export type TablePanel = Base & {
  readonly kind: 'table'
  readonly by: readonly DimensionId[]
  readonly groupings?: Readonly<Record<string, readonly DimensionId[]>>
  readonly attributes?: readonly VisitAttribute[]
  readonly measures: readonly MeasureId[]
  readonly opens?: string
}

/** The shapes that the browser draws from rows of a panel's own. */
export type Shape =
  | 'gantt'
  | 'table'
  | 'stamps'
  | 'crane-work'
  | 'progress'
  | 'bay-plan'
  | 'outlook'
  | 'advice'
  | 'berth-cranes'
  | 'bottleneck'
  | 'narrative'
  | 'hand-over'

/** Own SQL in the report's `queries.ts`. `draws` names the shape that the browser draws. */
export type CustomPanel = Base & { readonly kind: 'custom'; readonly draws: Shape }

export type Panel =
  | KpisPanel
  | ChartPanel
  | HeatmapPanel
  | CalendarPanel
  | ScorecardPanel
  | RankedPanel
  | ScatterPanel
  | HistogramPanel
  | BulletPanel
  | DriversPanel
  | ParetoPanel
  | TablePanel
  | CustomPanel

type MeasuresIn<P> =
  | (P extends { measures: readonly (infer M)[] } ? M : never)
  | (P extends { measure: infer M } ? M : never)
  | (P extends { line: infer M } ? M : never)
  | (P extends { state: infer M } ? M : never)
type CutsIn<P> =
  | (P extends { by: readonly (infer D)[] } ? D : never)
  | (P extends { x: infer D } ? D : never)
  | (P extends { y: infer D } ? D : never)
  | (P extends { series: infer D } ? D : never)
  | (P extends { kind: 'calendar' } ? 'day' : never)
  | (P extends { kind: 'scorecard' } ? 'month' : never)

/** The panel itself when each of its measures can be cut by each of its dimensions; else never with the reason. */
export type Checked<P> =
  Exclude<MeasuresIn<P>, MeasuresOver<CutsIn<P>>> extends never
    ? P
    : { readonly cannotBeCut: Exclude<MeasuresIn<P>, MeasuresOver<CutsIn<P>>> }

/** The dimensions by which a panel groups, in the order of its columns. */
export const cutsOf = (panel: Panel, grouping?: string): readonly string[] => {
  switch (panel.kind) {
    case 'kpis':
    case 'bullet':
    case 'drivers':
    case 'custom':
      return []
    case 'line':
    case 'bar':
    case 'stacked':
      return panel.series ? [panel.x, panel.series] : [panel.x]
    case 'heatmap':
      return [panel.x, panel.y]
    case 'calendar':
      return ['day']
    case 'scorecard':
      return ['month']
    case 'table':
      return groupingOf(panel, grouping) ?? panel.by
    default:
      return [panel.y]
  }
}

/** The measures of a panel in the order of its columns. */
export const measuresOf = (panel: Panel): readonly string[] => {
  switch (panel.kind) {
    case 'custom':
      return []
    case 'drivers':
      return [panel.of, ...FACTORS[panel.of], ...(panel.of === 'bmph' ? ['gmph'] : [])]
    case 'heatmap':
      return panel.state ? [panel.measure, panel.state] : [panel.measure]
    case 'calendar':
    case 'ranked':
    case 'histogram':
      return [panel.measure]
    case 'line':
    case 'bar':
    case 'stacked':
      return panel.line ? [...panel.measures, panel.line] : panel.measures
    default:
      return panel.measures
  }
}

/** A declared grouping of a table by its key. */
export const groupingOf = (panel: TablePanel, key: string | undefined): readonly string[] | undefined =>
  key !== undefined && panel.groupings && Object.hasOwn(panel.groupings, key)
    ? panel.groupings[key]
    : undefined
