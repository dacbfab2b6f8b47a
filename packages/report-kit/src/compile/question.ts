import type { HeldParameters } from '@quaywise/domain'
import type { ColumnCondition } from './where.ts'
import type { Window } from './window.ts'

/** A restriction of one dimension to some values. `of`: the filter of the form that it came from. */
export type Restriction = {
  readonly dimension: string
  readonly values: readonly (string | null)[]
  readonly of: string
}

/** What a panel asks of the store, free of any page: the compiler's whole input. */
export type Question = {
  readonly terminal: string
  readonly zone: string
  readonly window: Window
  /** The terminal's now in epoch milliseconds; without it every window counts as over. */
  readonly now?: number | undefined
  readonly basis: 'time' | 'call'
  readonly measures: readonly string[]
  readonly by: readonly string[]
  readonly attributes: readonly string[]
  readonly restrictions: readonly Restriction[]
  /** Narrower windows by scope, inside `window`. */
  readonly scopes: Readonly<Record<string, Window>>
  /** Values of the form that restrict nothing by themselves: a page's own queries read them. */
  readonly values?: {
    readonly vesselPlanBerthingDate: string | null
    /** Days before planned berthing. */
    readonly releaseTime: number | null
  }
  readonly order: readonly { readonly key: string; readonly descending: boolean }[]
  /** The parameters that it is counted by, each row by what held at its time; the defaults where there are none. */
  readonly parameters?: HeldParameters
  /** Counts the rows that a measure leaves out reason by reason. */
  readonly reasons: boolean
  readonly limit: number
  readonly offset: number
  /** Only groups that meet all of these. */
  readonly where?: readonly ColumnCondition[]
  /** Every row in order, neither counted nor cut into pages: to be streamed. */
  readonly every?: true
  /** One row: the sums over the groups that meet `where`. */
  readonly totalled?: true
}

/** A question that cannot be answered truthfully: the reason in words, for whoever declared or asked it. */
export class UnanswerableError extends Error {
  override readonly name = 'UnanswerableError'
}
