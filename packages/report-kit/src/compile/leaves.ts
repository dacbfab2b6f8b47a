import {
  type BaseMeasure,
  baseMeasureOf,
  datasetOf,
  dimensionsOf,
  isRatio,
  isSum,
  measureOf,
  scopeOf,
  sidesOf,
} from '@quaywise/metrics'
import { type Question, type Restriction, UnanswerableError } from './question.ts'
import type { Selection } from './source-sql.ts'

/** One base measure over one selection: a column of the grouped query. */
export type Leaf = { readonly alias: string; readonly id: string; readonly measure: BaseMeasure }

/** The leaves that count the same rows. */
export type LeafGroup = { readonly selection: Selection; readonly leaves: readonly Leaf[] }

/**
 * A measure of the question: its leaves (the value, or numerator, denominator and what a rate must have
 * enough of), and the filters that touch neither of its sides.
 */
export type PlannedMeasure = {
  readonly id: string
  readonly aliases: readonly string[]
  readonly notApplied: readonly string[]
  /** How far the number may lie from the exact one, as a share of it; absent where it is exact. */
  readonly within?: number
}

export type LeafPlan = { readonly groups: readonly LeafGroup[]; readonly measures: readonly PlannedMeasure[] }

/**
 * Splits the measures of a question into leaves and groups the leaves by the rows that they count. A filter
 * that a measure cannot be cut by is applied to neither side of it. Throws on a cut that a measure lacks.
 */
export const planLeaves = (question: Question): LeafPlan => {
  const groups = new Map<string, { selection: Selection; leaves: Leaf[] }>()
  let count = 0
  const place = (side: string, selection: Selection): string => {
    const key = selectionKey(selection)
    const group = groups.get(key) ?? { selection, leaves: [] }
    groups.set(key, group)
    const known = group.leaves.find((leaf) => leaf.id === side)
    if (known) return known.alias
    const alias = `v${count++}`
    group.leaves.push({ alias, id: side, measure: baseMeasureOf(side) })
    return alias
  }
  const measures = question.measures.map((id): PlannedMeasure => {
    const { applied, notApplied } = applicable(id, question)
    const aliases = [...sidesOf(id), ...guardOf(id)].map((side) =>
      place(side, selectionOf(id, side, applied, question)),
    )
    return { id, aliases, notApplied }
  })
  return { groups: [...groups.values()], measures }
}

const applicable = (
  id: string,
  question: Question,
): { applied: readonly Restriction[]; notApplied: readonly string[] } => {
  const allowed = dimensionsOf(id)
  const lacking = question.by.filter((d) => !allowed.includes(d))
  if (lacking.length > 0) throw new UnanswerableError(`${id} cannot be cut by ${lacking.join(', ')}.`)
  const applied = question.restrictions.filter((r) => allowed.includes(r.dimension))
  const notApplied = question.restrictions.filter((r) => !allowed.includes(r.dimension)).map((r) => r.of)
  const scope = scopeOf(id)
  const otherScopes = Object.keys(question.scopes).filter(
    (s) => s !== scope || basisOf(id, question) === 'call',
  )
  return { applied, notApplied: [...new Set([...notApplied, ...otherScopes])] }
}

/** What a rate must have enough of, where it says so. */
export const guardOf = (id: string): readonly string[] => {
  const measure = measureOf(id)
  return isRatio(measure) && measure.least ? [measure.least[0]] : []
}

const basisOf = (id: string, question: Question): 'time' | 'call' => measureOf(id).basis ?? question.basis

const selectionOf = (
  id: string,
  side: string,
  restrictions: readonly Restriction[],
  question: Question,
): Selection => {
  const scope = scopeOf(id)
  return {
    dataset: datasetOf(side),
    basis: basisOf(id, question),
    restrictions,
    scope: scope ? question.scopes[scope] : undefined,
    visitColumns: [],
  }
}

const selectionKey = ({ dataset, basis, restrictions, scope }: Selection): string =>
  JSON.stringify([dataset.name, basis, restrictions, scope ?? null])

/** How a part of a column is worked out: over the rows themselves as it stands, over a roll-up by adding up its column. */
export type PartSql = (aggregate: string, name: string) => string

const asItStands: PartSql = (aggregate) => aggregate

/** The number of rows of a group, of whatever measure. */
export const ROW_COUNT = 'row_count'

/**
 * The columns of a leaf: its value, the rows that it counted and the rows that it left out; with `reasons`,
 * also the latter by reason.
 */
export const leafColumns = (
  { alias, measure }: Leaf,
  reasons: boolean,
  part: PartSql = asItStands,
): Readonly<Record<string, string>> => {
  const excludes = Object.entries(measure.excludes ?? {})
  const counted = (name: string, condition?: string): string =>
    condition === undefined ? part('count()', ROW_COUNT) : part(`countIf(${condition})`, name)
  const byReason = reasons
    ? excludes.map(([reason, sql]) => [`${alias}_x_${reason}`, counted(`${alias}_x_${reason}`, sql)] as const)
    : []
  return {
    [alias]: valueSql(measure, alias, part),
    [`${alias}_n`]: counted(`${alias}_n`, measure.where),
    [`${alias}_x`]:
      excludes.length > 0 ? counted(`${alias}_x`, excludes.map(([, sql]) => `(${sql})`).join(' OR ')) : '0',
    ...Object.fromEntries(byReason),
  }
}

const valueSql = (measure: BaseMeasure, alias: string, part: PartSql): string => {
  if (isSum(measure)) {
    const sum = measure.where ? `sumIf(${measure.sum}, ${measure.where})` : `sum(${measure.sum})`
    return `if(${part('count()', ROW_COUNT)} = 0, NULL, toFloat64(${part(sum, alias)})${perSql(measure)})`
  }
  const rows = measure.where ? `countIf(${measure.where})` : 'count()'
  return `if(${rows} = 0, NULL, ${typedSql(measure)})`
}

const typedSql = ({ value, result }: Extract<BaseMeasure, { value: string }>): string => {
  if (result === 'instant') return `toDateTime64(${value}, 3, 'UTC')`
  return result ? `toString(${value})` : `toFloat64(${value})`
}

/** The division of a sum that is added up in smaller units than it is told in. */
export const perSql = (measure: BaseMeasure): string =>
  isSum(measure) && measure.per ? ` / ${measure.per}` : ''
