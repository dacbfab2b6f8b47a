import type { OrderTold } from './leg-book.ts'
import { type LegPart, type Run, runsOf } from './leg-parts.ts'
import type { KnownMachine } from './machine-kinds.ts'
import type { ToldStep } from './step-book.ts'
import type { Stretch } from './stretches.ts'

/**
 * What steps of a machine say of orders: of those that they name, and of those in whose runs they fall, whether they
 * change something or not, so that steps that come again tell it again.
 */
export const ordersTold = (
  machine: KnownMachine,
  told: readonly ToldStep[],
  before: readonly Stretch[],
  after: readonly Stretch[],
): readonly OrderTold[] => {
  const near = told.map(({ seen }) => seen.at)
  const runs = runsOf(after)
  const parts = Map.groupBy(
    runs.flatMap((run) => run.parts),
    ({ order }) => order,
  )
  const said = told.flatMap(({ orders, seen }) => orders.map((order) => ({ ...order, at: seen.at })))
  const saidOf = Map.groupBy(said, ({ id }) => id)
  const touched = [...partsAt(runs, near), ...partsAt(runsOf(before), near)].map(({ order }) => order)
  return [...new Set([...saidOf.keys(), ...touched])].map((order) => ({
    ...{ machine, order, near },
    parts: parts.get(order) ?? [],
    said: saidOf.get(order) ?? [],
  }))
}

/** What was done in the runs within which one of the instants falls. */
const partsAt = (runs: readonly Run[], instants: readonly number[]): readonly LegPart[] =>
  runs.filter(({ from, to }) => instants.some((at) => at >= from && at <= to)).flatMap(({ parts }) => parts)
