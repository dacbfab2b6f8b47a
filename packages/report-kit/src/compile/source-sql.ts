import type { Dataset, TimeRule } from '@quaywise/metrics'
import type { Bindings } from './bindings.ts'
import { dimensionIn, dimensionSql, isOfVisit } from './dimension-sql.ts'
import type { Question, Restriction } from './question.ts'
import { callsWhere, countedInWindow, earliestOfCalls, latestOfCalls, visitColumns } from './visit-sql.ts'
import { engineInstant, type Window } from './window.ts'

/** Which rows of a dataset a group of columns counts. */
export type Selection = {
  readonly dataset: Dataset
  readonly basis: 'time' | 'call'
  readonly restrictions: readonly Restriction[]
  readonly scope: Window | undefined
  /** Columns of the call that the cuts need. */
  readonly visitColumns: readonly string[]
  /** Only rows that begin in one of these, in order; rows that run into the window begin in one open to the left. */
  readonly ranges?: readonly Range[]
  /** Leaves intervals whole: each is counted where it begins. */
  readonly whole?: true
  /** Cuts intervals at these instants, in order: each part is a row of its own. */
  readonly seams?: readonly number[]
}

/** A stretch of time, `[from, to)` in epoch milliseconds; null where it is open. */
export type Range = { readonly from: number | null; readonly to: number | null }

const FROM = "{from:DateTime64(3, 'UTC')}"
const TO = "{to:DateTime64(3, 'UTC')}"
const NOW = "{now:DateTime64(3, 'UTC')}"
/** The now of a question without a clock: everything is over. */
const AFTER_ALL = Date.UTC(2200, 0)

/** The rows of a selection with `_at` (the instant that places a row) and, for intervals, `_ms` (what is left of it). */
export const sourceSql = (selection: Selection, question: SourceQuestion, bindings: Bindings): string => {
  const { dataset } = selection
  const until = elapsedUntil(dataset, question)
  const edges = edgesOf(selection, until, bindings)
  const when = [...timeConditions(selection, edges), ...rangeConditions(selection, bindings)]
  const rows = ['terminal_id = {terminal:String}', ...(dataset.only ? [dataset.only] : [])]
  const found = [...rows, ...versionConditions(selection, question, when)]
  const where = [
    ...(dataset.from ? rows.slice(1) : found),
    ...when,
    ...selection.restrictions.flatMap((r) => ownRestriction(dataset, r, bindings)),
    ...callRestriction(selection, bindings),
  ]
  const table = tableSql(selection, { until, now: question.now ?? AFTER_ALL }, found, bindings)
  const placed = placedSql(table, where, selection, edges, bindings)
  const needed = neededVisitColumns(selection, question)
  if (needed.length === 0) return placed
  return `SELECT * FROM (${placed}) AS f LEFT ANY JOIN (${visitColumns(needed)}) AS vv ON vv.visit_id = f.visit_id`
}

const placedSql = (
  table: string,
  where: readonly string[],
  selection: Selection,
  edges: readonly [string, string],
  bindings: Bindings,
): string => {
  const rows = `${table} WHERE ${where.map((w) => `(${w})`).join(' AND ')}`
  const { seams = [], dataset } = selection
  const { time } = dataset
  if (seams.length === 0 || time.rule !== 'interval')
    return `SELECT *, ${placeColumns(selection, edges)} FROM ${rows}`
  const instants = [edges[0], ...seams.map((at) => instantSql(at, bindings)), edges[1]]
  const parts = instants.slice(1).map((to, at) => `(${instants[at]}, ${to})`)
  const inside = `${time.to} > _piece.1 AND ${time.from} < _piece.2`
  return `SELECT *, ${placeColumns(selection, ['_piece.1', '_piece.2'])} FROM (SELECT *, arrayJoin([${parts.join(', ')}]) AS _piece FROM ${rows}) WHERE ${inside}`
}

/** What a source needs of its question. */
type SourceQuestion = Pick<Question, 'by'> & Partial<Pick<Question, 'window' | 'now'>>

/** Where rows that follow from the clock end, in a window that is not over: no earlier than it begins. */
const elapsedUntil = ({ elapsed }: Dataset, { window, now }: SourceQuestion): number | undefined =>
  elapsed && window && now !== undefined && now < window.to ? Math.max(window.from, now) : undefined

const edgesOf = (
  { scope }: Selection,
  until: number | undefined,
  bindings: Bindings,
): readonly [string, string] => {
  if (scope) return scopeEdges({ from: scope.from, to: Math.min(scope.to, until ?? scope.to) }, bindings)
  return [FROM, until === undefined ? TO : instantSql(until, bindings)]
}

/** How long a time may be for its rows to be looked for by their versions first. */
const SHORT_MS = 62 * 86_400_000

const lengthOf = ({ ranges, scope }: Selection, { window }: SourceQuestion): number => {
  const whole = scope ?? window ?? { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }
  if (!ranges) return whole.to - whole.from
  return ranges.reduce((sum, { from, to }) => sum + (to ?? whole.to) - (from ?? whole.from), 0)
}

/**
 * The rows of which some version lies in the time that is asked for, so that the newest of only these is read: it is one
 * of them if it lies there itself.
 */
const versionConditions = (
  selection: Selection,
  question: SourceQuestion,
  when: readonly string[],
): readonly string[] => {
  const { table, versionsOf } = selection.dataset
  if (versionsOf === undefined || byCall(selection) || lengthOf(selection, question) > SHORT_MS) return []
  const inside = ['terminal_id = {terminal:String}', ...when.map((w) => `(${w})`)].join(' AND ')
  return [`${versionsOf} IN (SELECT ${versionsOf} FROM quaywise.${table} WHERE ${inside})`]
}

/** Where rows that follow from the clock end, if it cuts them, and what the clock says. */
type Clock = { readonly until: number | undefined; readonly now: number }

const tableSql = (
  selection: Selection,
  { until, now }: Clock,
  found: readonly string[],
  bindings: Bindings,
): string => {
  const { dataset } = selection
  const table = `quaywise.${dataset.table}${dataset.final ? ' FINAL' : ''}`
  if (!dataset.from) return table
  const source = `(SELECT * FROM ${table} WHERE ${found.join(' AND ')})`
  const ended = until === undefined ? dataset.from : dataset.from.replaceAll(TO, instantSql(until, bindings))
  const from = ended.replaceAll(NOW, () => instantSql(now, bindings))
  return `(${narrowed(from, selection, bindings).replace('_source', source)})`
}

/** A dataset's own select, told to look only where the ranges are. */
const narrowed = (from: string, { ranges }: Selection, bindings: Bindings): string => {
  const [least, most] = [ranges?.[0]?.from ?? null, ranges?.at(-1)?.to ?? null]
  const after = least === null ? from : from.replaceAll(FROM, instantSql(least, bindings))
  return most === null ? after : after.replaceAll(TO, instantSql(most, bindings))
}

/** An instant as a bound value. */
export const instantSql = (at: number, bindings: Bindings): string =>
  bindings.bind(engineInstant(at), "DateTime64(3, 'UTC')")

const scopeEdges = (scope: Window, bindings: Bindings): readonly [string, string] => [
  instantSql(scope.from, bindings),
  instantSql(scope.to, bindings),
]

/** Whether whole calls are counted, rather than what lies in the window. */
export const byCall = ({ dataset, basis }: Pick<Selection, 'dataset' | 'basis'>): boolean =>
  basis === 'call' && dataset.ofCalls === true && dataset.name !== 'calls'

/** Rows that begin in the days of the calls; an interval's end leads the engine to its partitions. */
const callConditions = (time: TimeRule): readonly string[] => {
  const [earliest, latest] = [earliestOfCalls, latestOfCalls]
  if (time.rule === 'interval')
    return [`${time.to} >= ${earliest}`, `${time.from} >= ${earliest}`, `${time.from} < ${latest}`]
  return time.rule === 'end'
    ? [`${time.at} > ${earliest}`, `${time.at} <= ${latest}`]
    : [`${time.at} >= ${earliest}`, `${time.at} < ${latest}`]
}

const timeConditions = (selection: Selection, [from, to]: readonly [string, string]): readonly string[] => {
  const { time } = selection.dataset
  const [start, end] = time.rule === 'interval' ? [time.from, time.to] : [time.at, time.at]
  if (byCall(selection)) return callConditions(time)
  if (selection.whole && time.rule === 'interval') return [`${end} >= ${from}`]
  if (time.rule === 'start') return [`${start} >= ${from}`, `${start} < ${to}`]
  return time.rule === 'end'
    ? [`${end} > ${from}`, `${end} <= ${to}`]
    : [`${end} > ${from}`, `${start} < ${to}`]
}

const rangeConditions = ({ dataset, ranges }: Selection, bindings: Bindings): readonly string[] => {
  if (!ranges) return []
  const { time } = dataset
  const at = time.rule === 'interval' ? time.from : time.at
  const [after, before] = time.rule === 'end' ? ['>', '<='] : ['>=', '<']
  const inside = ranges.map(({ from, to }) => {
    const sides = [
      ...(from === null ? [] : [`${at} ${after} ${instantSql(from, bindings)}`]),
      ...(to === null ? [] : [`${at} ${before} ${instantSql(to, bindings)}`]),
    ]
    return sides.length > 0 ? sides.join(' AND ') : '1'
  })
  return [inside.length === 1 ? (inside[0] ?? '0') : inside.map((one) => `(${one})`).join(' OR ') || '0']
}

const placeColumns = (selection: Selection, [from, to]: readonly [string, string]): string => {
  const time: TimeRule = selection.dataset.time
  if (time.rule !== 'interval')
    return `${time.at}${time.rule === 'end' ? ' - toIntervalMillisecond(1)' : ''} AS _at`
  const whole = selection.whole === true || byCall(selection)
  const start = whole ? time.from : `greatest(${time.from}, ${from})`
  const end = whole ? time.to : `least(${time.to}, ${to})`
  return `${start} AS _at, toInt64(dateDiff('millisecond', ${start}, ${end})) AS _ms`
}

/** The condition of a restriction on a row's own columns; none where the row's call tells it. */
export const ownRestriction = (
  dataset: Pick<Dataset, 'name' | 'dimensions'>,
  restriction: Restriction,
  bindings: Bindings,
): readonly string[] => {
  const dimension = dimensionIn(dataset, restriction.dimension)
  if (isOfVisit(dimension)) return []
  const list = listOf(restriction, bindings)
  const sql = dimensionSql(dimension)
  if ('bucket' in dimension && dimension.bucket === 'hour')
    return [
      `has(arrayMap(v -> parseDateTime64BestEffort(v, 3, 'UTC'), ${list}), toDateTime64(${sql}, 3, 'UTC'))`,
    ]
  const text = dimension.type === 'number' ? `toString(${sql})` : sql
  return [`${restriction.values.includes(null) ? `ifNull(${text}, '')` : text} IN ${list}`]
}

/**
 * One look into the calls for everything that restricts them: their columns, and the window on call basis. `id` is
 * the row's column with the id of its call.
 */
export const callRestriction = (
  selection: Selection,
  bindings: Bindings,
  id = 'visit_id',
): readonly string[] => {
  const columns = selection.restrictions.flatMap((r) => {
    const dimension = dimensionIn(selection.dataset, r.dimension)
    return isOfVisit(dimension) ? [`${dimension.column} IN ${listOf(r, bindings)}`] : []
  })
  const conditions = [...columns, ...(byCall(selection) ? [countedInWindow] : [])]
  return conditions.length > 0 ? [`${id} IN (${callsWhere(conditions)})`] : []
}

/** The conditions on the columns that a call's class tells, under the names that they have beside a row. */
export const classRestrictions = (selection: Selection, bindings: Bindings): readonly string[] =>
  selection.restrictions.flatMap((r) => {
    const dimension = dimensionIn(selection.dataset, r.dimension)
    return isOfVisit(dimension) ? [`visit_${dimension.column} IN ${listOf(r, bindings)}`] : []
  })

const listOf = (restriction: Restriction, bindings: Bindings): string =>
  bindings.bind(
    restriction.values.map((v) => v ?? ''),
    'Array(String)',
  )

/** The columns of the call that the cuts of a question need. */
export const neededVisitColumns = (
  selection: Selection,
  question: Pick<Question, 'by'>,
): readonly string[] => {
  const found = question.by.flatMap((id) => {
    const dimension = selection.dataset.dimensions[id]
    return dimension && isOfVisit(dimension) ? [dimension.column] : []
  })
  return [...new Set([...found, ...selection.visitColumns])]
}
