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

const guardOf = (id: string): readonly string[] => {
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

const orNull = (where: string | undefined, sql: string): string =>
  `if(${where ? `countIf(${where})` : 'count()'} = 0, NULL, ${sql})`

/**
 * The columns of a leaf: its value, the rows that it counted and the rows that it left out; with `reasons`,
 * also the latter by reason.
 */
export const leafColumns = ({ alias, measure }: Leaf, reasons: boolean): Readonly<Record<string, string>> => {
  const excludes = Object.entries(measure.excludes ?? {})
  const byReason = reasons
    ? excludes.map(([reason, sql]) => [`${alias}_x_${reason}`, `countIf(${sql})`] as const)
    : []
  return {
    [alias]: valueSql(measure),
    [`${alias}_n`]: measure.where ? `countIf(${measure.where})` : 'count()',
    [`${alias}_x`]:
      excludes.length > 0 ? `countIf(${excludes.map(([, sql]) => `(${sql})`).join(' OR ')})` : '0',
    ...Object.fromEntries(byReason),
  }
}

const valueSql = (measure: BaseMeasure): string => {
  if (isSum(measure)) {
    const sum = measure.where ? `sumIf(${measure.sum}, ${measure.where})` : `sum(${measure.sum})`
    return orNull(undefined, `toFloat64(${sum})${perSql(measure)}`)
  }
  return orNull(measure.where, measure.result ? `toString(${measure.value})` : `toFloat64(${measure.value})`)
}

/** The division of a sum that is added up in smaller units than it is told in. */
export const perSql = (measure: BaseMeasure): string =>
  isSum(measure) && measure.per ? ` / ${measure.per}` : ''
