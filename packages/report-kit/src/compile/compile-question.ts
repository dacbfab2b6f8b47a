import { isSum } from '@quaywise/metrics'
import type { Shelf } from '../rollup/shelf.ts'
import { type Bindings, newBindings } from './bindings.ts'
import { valueSql } from './column-value.ts'
import { dimensionIn, dimensionSql } from './dimension-sql.ts'
import { type LeafGroup, type LeafPlan, leafColumns, planLeaves } from './leaves.ts'
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
 * reach.
 */
export const compileQuestion = (question: Question, shelf?: Shelf): Compiled => {
  const plan = planLeaves(question)
  const bindings = newBindings({
    terminal: question.terminal,
    zone: question.zone,
    from: engineInstant(question.window.from),
    to: engineInstant(question.window.to),
  })
  const columns = plan.groups.flatMap((group) =>
    group.leaves.flatMap((leaf) => Object.keys(leafColumns(leaf, question.reasons))),
  )
  const branches = plan.groups
    .flatMap((group) => counting(group, question, shelf))
    .map((counted) => groupSql(counted, question, columns, bindings))
  const cuts = question.by.map((id) => `d_${id}`)
  const merged = mergeSql(branches, cuts, columns)
  const finish = question.totalled ? totalSql : finishSql
  return { sql: finish(merged, question, plan, bindings), params: bindings.params, plan }
}

/** Leaves of one selection that are counted in one way. */
type Counted = LeafGroup & { readonly rolled: Rolled | undefined }

const counting = (group: LeafGroup, question: Question, shelf: Shelf | undefined): readonly Counted[] => {
  const sums = group.leaves.filter(({ measure }) => isSum(measure))
  const rolled = sums.length > 0 ? planRolled(group.selection, question, shelf) : undefined
  if (!rolled) return [{ ...group, rolled }]
  const others = group.leaves.filter(({ measure }) => !isSum(measure))
  return [
    { ...group, leaves: sums, rolled },
    ...(others.length > 0 ? [{ ...group, leaves: others, rolled: undefined }] : []),
  ]
}

const groupSql = (
  group: Counted,
  question: Question,
  columns: readonly string[],
  bindings: Bindings,
): string => {
  const { selection, leaves, rolled } = group
  const { from, cuts, cells } = rolled
    ? {
        ...rolledSql(rolled, selection, leaves, question, bindings),
        cuts: question.by.map((id) => `r.d_${id} AS d_${id}`),
      }
    : {
        from: `(${sourceSql(selection, question, bindings)})`,
        cuts: question.by.map((id) => `${dimensionSql(dimensionIn(selection.dataset, id))} AS d_${id}`),
        cells: Object.assign({}, ...leaves.map((leaf) => leafColumns(leaf, question.reasons))),
      }
  const own: Readonly<Record<string, string>> = cells
  const listed = columns.map((name) => `${own[name] ?? 'NULL'} AS ${name}`)
  const by = question.by.length > 0 ? ` GROUP BY ${question.by.map((id) => `d_${id}`).join(', ')}` : ''
  return `SELECT\n  ${[...cuts, ...listed].join(',\n  ')}\nFROM ${from}${by}`
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
