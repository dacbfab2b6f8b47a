import { isSum } from '@quaywise/metrics'
import { BUCKET_ERROR } from '../rollup/buckets.ts'
import { settledBy } from '../rollup/settled.ts'
import type { Shelf } from '../rollup/shelf.ts'
import { type Bindings, countedBy, newBindings } from './bindings.ts'
import { type Bucketed, bucketedSql, isPercentile, planBucketed } from './bucketed-sql.ts'
import { valueSql } from './column-value.ts'
import { dimensionIn, dimensionSql } from './dimension-sql.ts'
import { type LeafGroup, type LeafPlan, leafColumns, type PlannedMeasure, planLeaves } from './leaves.ts'
import { bypassOf, byTimes, seamsOf } from './parameter-times.ts'
import type { Question } from './question.ts'
import { planRolled, type Rolled, rolledSql } from './rolled-sql.ts'
import { sourceSql } from './source-sql.ts'
import { visitAttributes } from './visit-sql.ts'
import { whereSql } from './where-sql.ts'
import { engineInstant } from './window.ts'

/** A statement with its bound values, and how its columns make the answer's cells. */
export type Compiled = { readonly sql: string; readonly params: Bindings['params']; readonly plan: LeafPlan }

/**
 * Compiles a question to one statement. Each group of leaves is one grouped select; several are laid over
 * each other by their cuts (`UNION ALL`, then one row a group), so that two datasets meet on shared
 * dimensions and neither multiplies the other's rows. Sums are taken from the roll-ups of the shelf, as far as they
 * reach, and percentiles of long windows from their buckets; the plan says of which measures.
 */
export const compileQuestion = (question: Question, shelf?: Shelf): Compiled => {
  const plan = planLeaves(question)
  const bindings = newBindings(
    {
      terminal: question.terminal,
      zone: question.zone,
      from: engineInstant(question.window.from),
      to: engineInstant(question.window.to),
    },
    countedBy(question),
  )
  const columns = plan.groups.flatMap((group) =>
    group.leaves.flatMap((leaf) => Object.keys(leafColumns(leaf, question.reasons))),
  )
  const settled = shelf && settledBy(shelf, question.now)
  const counted = plan.groups.flatMap((group) => counting(group, question, settled))
  const branches = counted.map((one) => groupSql(one, question, columns, bindings))
  const cuts = question.by.map((id) => `d_${id}`)
  const merged = mergeSql(branches, cuts, columns)
  const finish = question.totalled ? totalSql : finishSql
  const sql = finish(merged, question, plan, bindings)
  return { sql, params: bindings.params, plan: { ...plan, measures: plan.measures.map(withError(counted)) } }
}

/** Leaves of one selection that are counted in one way: from the facts unless told otherwise. */
type Counted = LeafGroup & { readonly rolled?: Rolled | undefined; readonly bucketed?: Bucketed | undefined }

/** A measure with how far it may lie from the exact number, where it is taken from buckets. */
const withError =
  (counted: readonly Counted[]) =>
  (measure: PlannedMeasure): PlannedMeasure => {
    const inBuckets = counted.filter(({ bucketed }) => bucketed).flatMap(({ leaves }) => leaves)
    return inBuckets.some(({ alias }) => measure.aliases.includes(alias))
      ? { ...measure, within: BUCKET_ERROR }
      : measure
  }

const counting = (group: LeafGroup, question: Question, shelf: Shelf | undefined): readonly Counted[] => {
  const bypasses = bypassOf(question, group.selection)
  const kept = group.leaves.filter((leaf) => !bypasses(leaf))
  const sums = kept.filter(({ measure }) => isSum(measure))
  const rolled = sums.length > 0 ? planRolled(group.selection, question, shelf) : undefined
  const percentiles = kept.filter(isPercentile)
  const bucketed = percentiles.length > 0 ? planBucketed(group.selection, question, shelf) : undefined
  const taken = new Set([...(rolled ? sums : []), ...(bucketed ? percentiles : [])])
  const rest = group.leaves.filter((leaf) => !taken.has(leaf))
  const seams = seamsOf(question, group.selection)
  const cut = rest.filter((leaf) => seams(leaf).length > 0)
  const ways: readonly Counted[] = [
    { ...group, leaves: rolled ? sums : [], rolled },
    { ...group, leaves: bucketed ? percentiles : [], bucketed },
    { ...group, leaves: rest.filter((leaf) => !cut.includes(leaf)) },
    { leaves: cut, selection: { ...group.selection, seams: inOrder(cut.flatMap(seams)) } },
  ]
  return ways.filter(({ leaves }) => leaves.length > 0)
}

const inOrder = (instants: readonly number[]): readonly number[] =>
  [...new Set(instants)].sort((one, other) => one - other)

const groupSql = (
  group: Counted,
  question: Question,
  columns: readonly string[],
  bindings: Bindings,
): string => {
  const { from, cuts, cells } = countedSql(group, question, bindings)
  const own: Readonly<Record<string, string>> = cells
  const listed = columns.map((name) => `${own[name] ?? 'NULL'} AS ${name}`)
  const by = question.by.length > 0 ? ` GROUP BY ${question.by.map((id) => `d_${id}`).join(', ')}` : ''
  const sql = `SELECT\n  ${[...cuts, ...listed].join(',\n  ')}\nFROM ${from}${by}`
  return byTimes(sql, group.selection, question, bindings)
}

type CountedSql = {
  readonly from: string
  readonly cuts: readonly string[]
  readonly cells: Readonly<Record<string, string>>
}

const countedSql = (
  { selection, leaves, rolled, bucketed }: Counted,
  question: Question,
  bindings: Bindings,
): CountedSql => {
  const cuts = question.by.map((id) => `r.d_${id} AS d_${id}`)
  if (rolled) return { ...rolledSql(rolled, selection, leaves, question, bindings), cuts }
  if (bucketed) return { ...bucketedSql(bucketed, selection, leaves, question, bindings), cuts }
  return {
    from: `(${sourceSql(selection, question, bindings)})`,
    cuts: question.by.map((id) => `${dimensionSql(dimensionIn(selection.dataset, id))} AS d_${id}`),
    cells: Object.assign({}, ...leaves.map((leaf) => leafColumns(leaf, question.reasons))),
  }
}

const mergeSql = (
  branches: readonly string[],
  cuts: readonly string[],
  columns: readonly string[],
): string => {
  const [only, ...others] = branches
  if (only !== undefined && others.length === 0) return only
  const by = cuts.length > 0 ? ` GROUP BY ${cuts.join(', ')}` : ''
  const cells = columns.map((name) => `max(u.${name}) AS ${name}`)
  return `SELECT\n  ${[...cuts, ...cells].join(',\n  ')}\nFROM (\n${branches.join('\nUNION ALL\n')}\n) AS u${by}`
}

const finishSql = (merged: string, question: Question, plan: LeafPlan, bindings: Bindings): string => {
  if (question.by.length === 0) return merged
  const kept = keptSql(merged, question, plan, bindings)
  const order = [
    ...question.order.flatMap((o) => orderSql(o, question, plan)),
    ...question.by.map((id) => `d_${id}`),
  ]
  if (question.every) return `SELECT *\nFROM (\n${kept}\n)\nORDER BY ${order.join(', ')}`
  return `SELECT *, count() OVER () AS total\nFROM (\n${kept}\n)\nORDER BY ${order.join(', ')}\nLIMIT ${question.limit} OFFSET ${question.offset}`
}

/** The groups with what describes them, only those that meet the conditions on columns. */
const keptSql = (merged: string, question: Question, plan: LeafPlan, bindings: Bindings): string => {
  const withAttributes =
    question.attributes.length > 0 && question.by.includes('visit')
      ? `SELECT * FROM (${merged}) AS g LEFT ANY JOIN (${visitAttributes(question.attributes)}) AS a ON a.d_visit = g.d_visit`
      : merged
  const where = whereSql(question, plan, bindings)
  return where.length > 0
    ? `SELECT * FROM (\n${withAttributes}\n) WHERE ${where.join(' AND ')}`
    : withAttributes
}

/** The sums over the groups that are kept; what cannot be added up is not known. */
const totalSql = (merged: string, question: Question, plan: LeafPlan, bindings: Bindings): string => {
  const cells = plan.groups.flatMap(({ leaves }) =>
    leaves.flatMap((leaf) =>
      Object.keys(leafColumns(leaf, question.reasons)).map((name) =>
        name === leaf.alias && !isSum(leaf.measure) ? `NULL AS ${name}` : `sum(t.${name}) AS ${name}`,
      ),
    ),
  )
  return `SELECT ${cells.join(', ')} FROM (\n${keptSql(merged, question, plan, bindings)}\n) AS t`
}

const orderSql = (
  { key, descending }: Question['order'][number],
  question: Question,
  plan: LeafPlan,
): readonly string[] => {
  const value = valueSql(key, question, plan)
  return value === undefined ? [] : [`${value} ${descending ? 'DESC' : 'ASC'} NULLS LAST`]
}
