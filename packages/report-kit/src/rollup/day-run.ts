import type { Dataset } from '@quaywise/metrics'
import { type Bindings, newBindings } from '../compile/bindings.ts'
import { sourceSql } from '../compile/source-sql.ts'
import { engineInstant, type Window } from '../compile/window.ts'
import { type Day, dayAfter, startOfDay } from './local-day.ts'

/** A statement with its bound values. */
export type Statement = { readonly sql: string; readonly params: Bindings['params'] }

/** A run of local days of one terminal; each day gets a build of its own, counted on from the first. */
export type DayRun = {
  readonly terminal: string
  readonly zone: string
  readonly first: Day
  readonly days: number
  /** The build of the first day. */
  readonly build: number
}

/** The window of a run of days. */
export const windowOfRun = ({ first, days, zone }: DayRun): Window => ({
  from: startOfDay(first, zone),
  to: startOfDay(dayAfter(first, days), zone),
})

/** The rows of the facts that are placed in a run, whole. */
export const rowsOfRun = (dataset: Dataset, run: DayRun, bindings: Bindings): string => {
  const window = windowOfRun(run)
  return sourceSql(
    {
      dataset,
      basis: 'time',
      restrictions: [],
      scope: undefined,
      visitColumns: [],
      ranges: [window],
      whole: true,
    },
    { by: [] },
    bindings,
  )
}

/** The values that the statements of a run are bound to. */
export const bindingsOf = (run: DayRun): Bindings => {
  const { from, to } = windowOfRun(run)
  return newBindings({
    terminal: run.terminal,
    zone: run.zone,
    from: engineInstant(from),
    to: engineInstant(to),
    first: run.first,
    build: run.build,
  })
}

/** The build of a row, by its local day. */
export const DAY_OF_BUILD =
  "toUInt64({build:UInt64} + dateDiff('day', toDate({first:String}), toDate(_at, {zone:String})))"
