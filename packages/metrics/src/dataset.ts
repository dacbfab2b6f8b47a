import type { FactName } from '@quaywise/domain'
import type { BaseMeasure } from './measure.ts'

/**
 * How a dataset lies in time. `end`: a row belongs to the bucket that holds its instant less 1 ms.
 * `start`: to the bucket that holds its instant. `interval`: rows are clipped to the window and `_ms` is
 * what is left of them.
 */
export type TimeRule =
  | { readonly rule: 'end' | 'start'; readonly at: string }
  | { readonly rule: 'interval'; readonly from: string; readonly to: string }

export type DimensionType = 'key' | 'text' | 'instant' | 'number'

/** A way to cut a dataset. `of: 'visit'` reads the column of the row's call; `bucket` cuts its time. */
export type Dimension =
  | {
      readonly sql: string
      readonly type: DimensionType
      /** A value has but few rows: counted from the facts themselves, never rolled up. */
      readonly fine?: true
    }
  | { readonly of: 'visit'; readonly column: string; readonly type: DimensionType }
  | { readonly bucket: 'hour' | 'shift' | 'day' | 'week' | 'month' | 'year'; readonly type: DimensionType }

/** A column of the rows behind a number. */
export type RowColumn = {
  readonly sql: string
  readonly type: 'text' | 'key' | 'number' | 'instant' | 'list'
  readonly unit?: string
}

/** Facts of one grain with what they can be cut by and what can be counted on them. */
export type Dataset = {
  readonly name: string
  /** One row is … */
  readonly grain: string
  readonly table: FactName
  /** Reads the newest version of each row. */
  readonly final?: boolean
  /**
   * The column that all versions of a row share, where the instant that places it is no part of the table's key: rows of
   * a short time are found by the versions that say so, and only then is the newest of each read.
   */
  readonly versionsOf?: string
  /**
   * An SQL select over the table, where rows need work before they are counted; `_source` names the table, `{now:…}`
   * the terminal's now.
   */
  readonly from?: string
  /** Rows of the table that belong to the dataset. */
  readonly only?: string
  readonly time: TimeRule
  /**
   * The column by whose instant the parameters of a row are chosen, where its rows are found by parameters; it lies so
   * many milliseconds before or after the row's place in time at most.
   */
  readonly heldAt?: { readonly at: string; readonly before: number; readonly after?: number }
  /**
   * Set where rows follow from the clock, as the hours of a berth do or what falls due, or tell what stands at the end of
   * the period: of a period that is not over they end at the terminal's now.
   */
  readonly elapsed?: true
  /** The scope of the search form that narrows its window. */
  readonly scope?: 'outTruckArrival' | 'qcOperation' | 'agvOperation' | 'ascOperation'
  /**
   * How its rows hang on others, for the roll-ups: absent where each row is told by one row of the table. `reach`:
   * days around a written row in which rows of the dataset may change. `reads`: other tables, rarely written, on
   * which all rows hang. `settles`: milliseconds after which the clock changes nothing about a row any more; what is
   * younger is counted from the facts. `never`: rows hang on the window or on much else; they are always counted themselves.
   */
  readonly rollup?:
    | 'never'
    | { readonly reach?: number; readonly reads?: readonly FactName[]; readonly settles?: number }
  /** Set where rows carry the id of a call in `visit_id`: such datasets can be counted call by call. */
  readonly ofCalls?: true
  readonly dimensions: Readonly<Record<string, Dimension>>
  readonly measures: Readonly<Record<string, BaseMeasure>>
  readonly rows: Readonly<Record<string, RowColumn>>
}

/** Keeps the exact names of a dataset's dimensions and measures, so that reports are checked by them. */
export const defineDataset = <const D extends Dataset>(dataset: D): D => dataset
