import { type Dataset, type Dimension, localHour, localShift } from '@quaywise/metrics'
import { UnanswerableError } from './question.ts'

const BUCKETS: Readonly<Record<string, string>> = {
  hour: localHour('_at'),
  shift: localShift('_at'),
  day: 'toString(toDate(_at, {zone:String}))',
  // ISO 8601: a week begins on Monday and is of the year that holds its Thursday.
  week: "formatDateTime(_at, '%G-W%V', {zone:String})",
  month: "formatDateTime(_at, '%Y-%m', {zone:String})",
  year: "formatDateTime(_at, '%Y', {zone:String})",
}

/** The dimension of a dataset. Throws when the dataset lacks it: the caller asked for what nobody can count. */
export const dimensionIn = (dataset: Pick<Dataset, 'name' | 'dimensions'>, id: string): Dimension => {
  const dimension = dataset.dimensions[id]
  if (!dimension) throw new UnanswerableError(`${dataset.name} cannot be cut by ${id}.`)
  return dimension
}

/** Whether a dimension is read from the row's call. */
export const isOfVisit = (dimension: Dimension): dimension is Extract<Dimension, { of: 'visit' }> =>
  'of' in dimension

/** The expression of a dimension over a prepared source; of the call's columns as `visit_<column>`. */
export const dimensionSql = (dimension: Dimension): string => {
  if ('bucket' in dimension) return BUCKETS[dimension.bucket] ?? ''
  const raw = isOfVisit(dimension) ? `visit_${dimension.column}` : dimension.sql
  return dimension.type === 'number' ? `toInt64(${raw})` : `toString(${raw})`
}
