import type { FactName } from '@quaywise/domain'
import type { Placed } from '../rollups/placed.ts'
import type { ScenarioName } from './demo-span.ts'
import type { WeekPart } from './week-job.ts'

/** What the thread of the simulation plays for: the scenario, and the span whose calls are planned. */
export type PlayFor = {
  readonly scenario: ScenarioName
  readonly span: { readonly from: number; readonly to: number }
}

/** A stretch of one part of a week: what becomes known in `(from, until]`. */
export type Stretch = {
  readonly part: WeekPart
  readonly start: number
  readonly from: number
  readonly until: number
}

/** Rows of one table, encoded for an insert; `seq` counts the batches of a table in a stretch. */
export type Batch = {
  readonly table: FactName
  readonly seq: number
  readonly rows: number
  /** Where its rows are placed in time. */
  readonly placed: Placed | null
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** What the thread is asked for: a stretch, the places, or the calls and boxes that stand before the first week. */
export type Wish =
  | { readonly kind: 'stretch'; readonly stretch: Stretch }
  | { readonly kind: 'places' | 'opening' }

/** What it answers. */
export type Played = { readonly batches: readonly Batch[] } | { readonly failed: string }
