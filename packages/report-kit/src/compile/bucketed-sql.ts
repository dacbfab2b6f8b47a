import type { Dimension } from '@quaywise/metrics'
import { percentileOf, percentileSql } from '../rollup/buckets.ts'
import { ALL_ROWS } from '../rollup/buckets-sql.ts'
import { CALL_CLASS, classColumnsSql } from '../rollup/call-classes.ts'
import { dayAt, startOfDay } from '../rollup/local-day.ts'
import { type Parts, partsOf } from '../rollup/parts.ts'
import {
  bucketDimensions,
  CLASS_COLUMNS,
  callDimensionOf,
  hasClasses,
  ROLLUPS,
  type Rollup,
} from '../rollup/rollup.ts'
import { type KeptSeries, numbersOf, seriesSql } from '../rollup/series.ts'
import type { Shelf } from '../rollup/shelf.ts'
import type { Bindings } from './bindings.ts'
import { dimensionIn, dimensionSql, isOfVisit } from './dimension-sql.ts'
import { type Leaf, leafColumns } from './leaves.ts'
import type { Question } from './question.ts'
import {
  byCall,
  callRestriction,
  classRestrictions,
  neededVisitColumns,
  ownRestriction,
  type Selection,
  sourceSql,
} from './source-sql.ts'
import { visitColumns } from './visit-sql.ts'
import { engineInstant, type Window } from './window.ts'

const DAY_MS = 86_400_000
/** Below so many days the rows themselves are read: that is quick, and the number exact. */
const LEAST_DAYS = 62

/** How percentiles of a selection are counted from buckets: cut and filtered by one dimension at most, or by calls. */
export type Bucketed = { readonly rollup: Rollup; readonly dimension: string; readonly parts: Parts }

/** Whether a leaf is a percentile, which buckets can tell within `BUCKET_ERROR`. */
export const isPercentile = ({ measure }: Leaf): boolean => percentileOf(measure) !== undefined

const isLong = ({ from, to }: Window, zone: string): boolean =>
  // A day of summer time may lack an hour.
  to - from > (LEAST_DAYS - 1) * DAY_MS + 20 * 3_600_000 &&
  [from, to].every((at) => startOfDay(dayAt(at, zone), zone) === at)

const isOfClass = (dimension: Dimension): boolean =>
  isOfVisit(dimension) && CLASS_COLUMNS.some((column) => column === dimension.column)

/**
 * The one dimension of a question, where what a call tells is told by its class, or else by its id; undefined where
 * there are more, or one that buckets do not keep. `classes`: whether those of the buckets may be believed.
 */
const onlyDimension = (rollup: Rollup, ids: readonly string[], classes: boolean): string | undefined => {
  const { dataset } = rollup
  const asked = ids.filter((id) => !('bucket' in dimensionIn(dataset, id)))
  const dimensions = asked.map((id) => dimensionIn(dataset, id))
  if (classes && hasClasses(rollup) && asked.length > 0 && dimensions.every(isOfClass)) return CALL_CLASS
  const found = asked.map((id) => (isOfVisit(dimensionIn(dataset, id)) ? callDimensionOf(rollup) : id))
  const [only = ALL_ROWS, ...others] = new Set(found)
  const isKept = only === ALL_ROWS || bucketDimensions(rollup).some(({ id }) => id === only)
  return others.length === 0 && isKept ? only : undefined
}

/** How the percentiles of a selection can be counted from buckets; undefined where the facts must be read. */
export const planBucketed = (
  selection: Selection,
  question: Pick<Question, 'by' | 'window' | 'zone'>,
  shelf: Shelf | undefined,
): Bucketed | undefined => {
  const rollup = ROLLUPS.get(selection.dataset.name)
  const built = shelf?.(selection.dataset.name)
  const window = selection.scope ?? question.window
  if (!rollup || rollup.series.length === 0 || !built) return undefined
  if (byCall(selection) || !isLong(window, question.zone)) return undefined
  const ids = [...question.by, ...selection.restrictions.map(({ dimension }) => dimension)]
  const times = ids
    .map((id) => dimensionIn(selection.dataset, id))
    .flatMap((d) => ('bucket' in d ? [d.bucket] : []))
  if (times.includes('hour') || times.includes('shift')) return undefined
  const dimension = onlyDimension(rollup, ids, built.classes)
  const taking = { zone: question.zone, intervals: false, whole: false, byMonth: !times.includes('day') }
  const parts = partsOf(built, window, taking)
  return dimension === undefined || !parts ? undefined : { rollup, dimension, parts }
}

const seriesOf = ({ rollup }: Bucketed, counts: string): KeptSeries => {
  const found = rollup.series.find((one) => one.counts === counts)
  if (!found) throw new Error(`The buckets of ${rollup.dataset.name} do not keep ${counts}.`)
  return found
}

/** One grouped select of percentiles: their numbers from buckets, and from the facts where these cannot be taken. */
export const bucketedSql = (
  bucketed: Bucketed,
  selection: Selection,
  leaves: readonly Leaf[],
  question: Question,
  bindings: Bindings,
): { readonly from: string; readonly cells: Readonly<Record<string, string>> } => {
  const used = new Map<string, KeptSeries>()
  const use = (counts: string): string => {
    const one = seriesOf(bucketed, counts)
    used.set(one.name, one)
    return `r.series = '${one.name}'`
  }
  const cells = Object.assign({}, ...leaves.map((leaf) => cellsOf(leaf, question.reasons, use)))
  const series = [...used.values()]
  const branches = [builtSql(bucketed, selection, series, question, bindings)]
  if (bucketed.parts.rest.length > 0) branches.push(restSql(bucketed, selection, series, question, bindings))
  return { from: `(\n${branches.join('\nUNION ALL\n')}\n) AS r`, cells }
}

const cellsOf = (
  leaf: Leaf,
  reasons: boolean,
  use: (counts: string) => string,
): Readonly<Record<string, string>> => {
  const counted = leafColumns(leaf, reasons, (aggregate) => `sumIf(r.n, ${use(aggregate)})`)
  const found = percentileOf(leaf.measure)
  if (!found) return counted
  const numbers = `sumMapIf([r.bucket], [r.n], ${use(numbersOf(found.of, leaf.measure.where))})`
  return { ...counted, [leaf.alias]: percentileSql(numbers, found) }
}

const cutsSql = (dataset: Parameters<typeof dimensionIn>[0], { by }: Pick<Question, 'by'>): string =>
  by.map((id) => `${dimensionSql(dimensionIn(dataset, id))} AS d_${id}, `).join('')

const restSql = (
  { parts }: Bucketed,
  selection: Selection,
  series: readonly KeptSeries[],
  question: Question,
  bindings: Bindings,
): string => {
  const cuts = cutsSql(selection.dataset, question)
  const source = sourceSql({ ...selection, ranges: parts.rest }, question, bindings)
  const groups = [...question.by.map((id) => `d_${id}`), 'series', 'bucket'].join(', ')
  const rows = `SELECT ${cuts}arrayJoin(${seriesSql(series)}) AS _series FROM (${source})`
  const kept = question.by.map((id) => `d_${id}, `).join('')
  return `SELECT ${kept}tupleElement(_series, 1) AS series, tupleElement(_series, 2) AS bucket, count() AS n FROM (${rows}) GROUP BY ${groups}`
}

const builtSql = (
  { rollup, dimension, parts }: Bucketed,
  selection: Selection,
  series: readonly KeptSeries[],
  question: Question,
  bindings: Bindings,
): string => {
  const { name, dimensions } = rollup.dataset
  const ofClass = dimension === CALL_CLASS
  const own = dimensions[dimension]
  const value = own && 'sql' in own ? { [dimension]: { ...own, sql: 'value' } } : {}
  const kept = { name, dimensions: { ...dimensions, ...value } }
  const at = (epochMs: number): string =>
    `toDateTime(${bindings.bind(engineInstant(epochMs), "DateTime64(3, 'UTC')")})`
  const builds = (of: readonly { readonly build: number }[]): string =>
    bindings.bind(
      of.map(({ build }) => build),
      'Array(UInt64)',
    )
  const where = [
    'terminal_id = {terminal:String}',
    `dimension = ${bindings.bind(dimension, 'String')}`,
    `series IN ${bindings.bind(
      series.map((one) => one.name),
      'Array(String)',
    )}`,
    `at >= ${at(parts.span.from - DAY_MS)}`,
    `at < ${at(parts.span.to + DAY_MS)}`,
    `(grain = 'day' AND build IN ${builds(parts.days)}) OR (grain = 'month' AND build IN ${builds(parts.months)})`,
    ...selection.restrictions.flatMap((r) => ownRestriction(kept, r, bindings)),
    ...(ofClass ? classRestrictions(selection, bindings) : callRestriction(selection, bindings, 'value')),
  ]
  const told = ofClass ? `, ${classColumnsSql('value')}` : ''
  const rows = `SELECT *, toDateTime64(at, 3, 'UTC') AS _at${told} FROM quaywise.${rollup.bucketTable} WHERE ${where.map((w) => `(${w})`).join(' AND ')}`
  const needed = ofClass ? [] : neededVisitColumns(selection, question)
  const calls =
    needed.length > 0 ? ` AS f LEFT ANY JOIN (${visitColumns(needed)}) AS vv ON vv.visit_id = f.value` : ''
  return `SELECT ${cutsSql(kept, question)}series, bucket, n FROM (${rows})${calls}`
}
