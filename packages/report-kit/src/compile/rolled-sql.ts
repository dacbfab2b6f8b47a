import type { Dataset, Dimension } from '@quaywise/metrics'
import { type Parts, partsOf } from '../rollup/parts.ts'
import { callColumnOf, ROLLUPS, type Rollup } from '../rollup/rollup.ts'
import type { Shelf } from '../rollup/shelf.ts'
import type { Bindings } from './bindings.ts'
import { dimensionIn, dimensionSql } from './dimension-sql.ts'
import { type Leaf, leafColumns } from './leaves.ts'
import { AROUND_CALLS_MS, hasUsualShifts } from './parameter-times.ts'
import type { Question } from './question.ts'
import {
  byCall,
  callRestriction,
  neededVisitColumns,
  ownRestriction,
  type Selection,
  sourceSql,
} from './source-sql.ts'
import { earliestOfCalls, latestOfCalls, visitColumns } from './visit-sql.ts'
import { engineInstant } from './window.ts'

const DAY_MS = 86_400_000

/** How a selection is counted from a roll-up: the grain of its rows, and the parts of the window. */
export type Rolled = {
  readonly rollup: Rollup
  readonly grain: 'hour' | 'shift' | 'day' | 'total'
  readonly parts: Parts
}

type Needs = {
  readonly finest: string
  readonly narrow: boolean
  readonly none: boolean
  readonly fine: boolean
  readonly usualShifts: boolean
}

const ORDER = ['hour', 'shift', 'day', 'week', 'month', 'year', 'all']

const needsOf = (selection: Selection, question: Question): Needs => {
  const ids = [...question.by, ...selection.restrictions.map(({ dimension }) => dimension)]
  const dimensions = ids.map((id) => [id, dimensionIn(selection.dataset, id)] as const)
  const buckets = dimensions.flatMap(([, d]) => ('bucket' in d ? [d.bucket] : []))
  const others = dimensions.filter(([, d]) => !('bucket' in d))
  const few = ROLLUPS.get(selection.dataset.name)?.dimensions.filter((d) => d.few) ?? []
  const whole = byCall(selection)
  return {
    finest: ORDER.find((one) => buckets.some((bucket) => bucket === one)) ?? 'all',
    narrow: !whole && others.every(([id]) => few.some((d) => d.id === id)),
    none: !whole && others.length === 0,
    fine: others.some(([, d]) => 'fine' in d && d.fine === true),
    usualShifts: hasUsualShifts(question, selection),
  }
}

const grainOf = ({ finest, narrow, none, usualShifts }: Needs): Rolled['grain'] => {
  if (none) return 'total'
  if (finest === 'hour' || (finest === 'shift' && !usualShifts)) return 'hour'
  return narrow && finest !== 'shift' ? 'day' : 'shift'
}

/** How a selection can be counted from what is built; undefined where the facts themselves must be counted. */
export const planRolled = (
  selection: Selection,
  question: Question,
  shelf: Shelf | undefined,
): Rolled | undefined => {
  const rollup = ROLLUPS.get(selection.dataset.name)
  const built = shelf?.(selection.dataset.name)
  if (!rollup || !built) return undefined
  const whole = byCall(selection)
  if (whole && !callColumnOf(rollup)) return undefined
  const needs = needsOf(selection, question)
  const grain = grainOf(needs)
  if (needs.fine) return undefined
  const { from, to } = selection.scope ?? question.window
  const window = whole ? { from: from - AROUND_CALLS_MS, to: to + AROUND_CALLS_MS } : { from, to }
  const intervals = selection.dataset.time.rule === 'interval'
  const byMonth = grain === 'day' && ['month', 'year', 'all'].includes(needs.finest)
  const parts = partsOf(built, window, { zone: question.zone, intervals, whole, byMonth })
  return parts && { rollup, grain, parts }
}

const columnIn = ({ sums }: Rollup, aggregate: string): string =>
  sums.find((sum) => sum.aggregate === aggregate)?.column ?? 'NULL'

/** One grouped select of the leaves of a selection: from the roll-up, and from the facts where it cannot be taken. */
export const rolledSql = (
  rolled: Rolled,
  selection: Selection,
  leaves: readonly Leaf[],
  question: Question,
  bindings: Bindings,
): { readonly from: string; readonly cells: Readonly<Record<string, string>> } => {
  const used = new Map<string, string>()
  const cells: Record<string, string> = {}
  for (const leaf of leaves)
    Object.assign(
      cells,
      leafColumns(leaf, question.reasons, (aggregate) => {
        const column = columnIn(rolled.rollup, aggregate)
        used.set(column, aggregate)
        return `sum(r.${column})`
      }),
    )
  const branches = [builtSql(rolled, selection, [...used.keys()], question, bindings)]
  if (rolled.parts.rest.length > 0) branches.push(restSql(rolled, selection, used, question, bindings))
  return { from: `(\n${branches.join('\nUNION ALL\n')}\n) AS r`, cells }
}

const restSql = (
  { parts }: Rolled,
  selection: Selection,
  used: ReadonlyMap<string, string>,
  question: Question,
  bindings: Bindings,
): string => {
  const cuts = question.by.map((id) => `${dimensionSql(dimensionIn(selection.dataset, id))} AS d_${id}`)
  const sums = [...used].map(([column, aggregate]) => `${aggregate} AS ${column}`)
  const by = question.by.length > 0 ? ` GROUP BY ${question.by.map((id) => `d_${id}`).join(', ')}` : ''
  const source = sourceSql({ ...selection, ranges: parts.rest }, question, bindings)
  return `SELECT ${[...cuts, ...sums].join(', ')} FROM (${source})${by}`
}

/** The dataset's dimensions as the columns of its roll-up. */
const keptDataset = ({ dataset, dimensions }: Rollup): Pick<Dataset, 'name' | 'dimensions'> => {
  const kept = new Map(dimensions.map(({ id, column }) => [id, column]))
  const asKept = ([id, dimension]: [string, Dimension]): [string, Dimension] =>
    'sql' in dimension ? [id, { ...dimension, sql: kept.get(id) ?? 'NULL' }] : [id, dimension]
  return {
    name: dataset.name,
    dimensions: Object.fromEntries(Object.entries(dataset.dimensions).map(asKept)),
  }
}

const builtSql = (
  rolled: Rolled,
  selection: Selection,
  columns: readonly string[],
  question: Question,
  bindings: Bindings,
): string => {
  const { rollup, parts } = rolled
  const kept = keptDataset(rollup)
  const call = callColumnOf(rollup) ?? 'NULL'
  const where = [
    'terminal_id = {terminal:String}',
    `at >= ${secondSql(parts.span.from - DAY_MS, bindings)}`,
    `at < ${secondSql(parts.span.to + DAY_MS, bindings)}`,
    ...(byCall(selection) ? [`at >= ${earliestOfCalls}`, `at < ${latestOfCalls}`] : []),
    piecesSql(rolled, bindings),
    ...selection.restrictions.flatMap((r) => ownRestriction(kept, r, bindings)),
    ...callRestriction(selection, bindings, call),
  ]
  const cuts = question.by.map((id) => `${dimensionSql(dimensionIn(kept, id))} AS d_${id}`)
  const rows = `SELECT *, toDateTime64(at, 3, 'UTC') AS _at FROM quaywise.${rollup.table} WHERE ${where.map((w) => `(${w})`).join(' AND ')}`
  const needed = neededVisitColumns(selection, question)
  const joined =
    needed.length === 0
      ? `(${rows})`
      : `(${rows}) AS f LEFT ANY JOIN (${visitColumns(needed)}) AS vv ON vv.visit_id = f.${call}`
  return `SELECT ${[...cuts, ...columns].join(', ')} FROM ${joined}`
}

const secondSql = (at: number, bindings: Bindings): string =>
  `toDateTime(${bindings.bind(engineInstant(at), "DateTime64(3, 'UTC')")})`

const piecesSql = ({ grain, parts }: Rolled, bindings: Bindings): string => {
  const builds = (of: readonly { readonly build: number }[]): string =>
    bindings.bind(
      of.map(({ build }) => build),
      'Array(UInt64)',
    )
  const pieces: string[] = []
  if (parts.days.length > 0) pieces.push(`grain = '${grain}' AND build IN ${builds(parts.days)}`)
  if (parts.months.length > 0) pieces.push(`grain = 'month' AND build IN ${builds(parts.months)}`)
  const hours = grain === 'total' ? 'total' : 'hour'
  for (const { build, from, to } of parts.hours)
    pieces.push(
      `grain = '${hours}' AND build = ${bindings.bind(build, 'UInt64')} AND at >= ${secondSql(from, bindings)} AND at < ${secondSql(to, bindings)}`,
    )
  return pieces.map((piece) => `(${piece})`).join(' OR ')
}
